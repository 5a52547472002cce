import { useState } from 'react';

/**
 * The ids of a list together with those that were on it since the page came: what a shopper takes off stays in its
 * place, so that a slip of the finger is put right by another tap.
 */
export const useRememberedIds = (current: readonly number[]): readonly number[] => {
  const [seen, setSeen] = useState(current);
  const fresh = current.filter((id) => !seen.includes(id));
  if (fresh.length === 0) return seen;
  const all = [...fresh, ...seen];
  setSeen(all);
  return all;
};

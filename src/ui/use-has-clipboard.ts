import { useEffect, useState } from 'react';

/** False on the server and in browsers without a clipboard. */
export const useHasClipboard = (): boolean => {
  const [hasClipboard, setHasClipboard] = useState(false);
  useEffect(() => setHasClipboard('clipboard' in navigator), []);
  return hasClipboard;
};

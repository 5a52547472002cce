/** Longest id that is looked at, in digits: what a number holds exactly. */
const idPattern = /^[1-9]\d{0,14}$/;

/** Ids of an address, '12,7', each once and in their order; what is no id is left out. @spec D.54 */
export const parseIds = (text: string | null, most: number): readonly number[] => {
  const parts = (text ?? '')
    .slice(0, 2_000)
    .split(',')
    .filter((part) => idPattern.test(part));
  return [...new Set(parts)].slice(0, most).map(Number);
};

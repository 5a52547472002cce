/** A number that a text stands for; texts that differ in one letter stand for numbers far apart (FNV-1a, mixed at the end). */
const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** The same entries in an order that the seed alone decides: everybody who sees a page sees the same. @spec B5.39 */
export const shuffleBySeed = <T>(entries: readonly T[], seed: string): readonly T[] =>
  entries
    .map((entry, at) => ({ entry, place: hashText(`${at} ${seed}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ entry }) => entry);

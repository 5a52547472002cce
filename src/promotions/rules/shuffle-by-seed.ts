import { hashText } from '#src/lib/hash-text.ts';

/** The same entries in an order that the seed alone decides: everybody who sees a page sees the same. @spec B5.39 */
export const shuffleBySeed = <T>(entries: readonly T[], seed: string): readonly T[] =>
  entries
    .map((entry, at) => ({ entry, place: hashText(`${at} ${seed}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ entry }) => entry);

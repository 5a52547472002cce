/** The same seed gives the same values on every machine. */
export interface Random {
  next(): number;
  /** Both limits are inclusive. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly T[], weightOf: (entry: T) => number): T;
  sample<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
}

const hashText = (text: string): number => {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
};

const mulberry32 = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const entryAt = <T>(list: readonly T[], index: number): T => {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return entry;
};

export const createRandom = (seed: string): Random => {
  const next = mulberry32(hashText(seed));
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = integer(0, last);
      const kept = entryAt(copy, last);
      copy[last] = entryAt(copy, other);
      copy[other] = kept;
    }
    return copy;
  };
  return {
    next,
    integer,
    shuffle,
    chance: (probability) => next() < probability,
    pick: (list) => entryAt(list, integer(0, list.length - 1)),
    weighted: (list, weightOf) => {
      let left = next() * list.reduce((sum, entry) => sum + weightOf(entry), 0);
      for (const entry of list) {
        left -= weightOf(entry);
        if (left < 0) return entry;
      }
      return entryAt(list, list.length - 1);
    },
    sample: (list, count) => {
      const chosen = new Set(shuffle(list.map((_, index) => index)).slice(0, count));
      return list.filter((_, index) => chosen.has(index));
    },
  };
};

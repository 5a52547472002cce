/** The place of the first entry that does not come before `entry`. */
export const findPlace = <T, Entry>(list: readonly T[], entry: Entry, compare: (a: T, b: Entry) => number): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(list[middle] as T, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Puts an entry into a sorted list. */
export const insertSorted = <T>(list: T[], entry: T, compare: (a: T, b: T) => number): void => {
  list.splice(findPlace(list, entry, compare), 0, entry);
};

/** Takes an entry out of a sorted list; no other may compare equal to it. */
export const removeSorted = <T>(list: T[], entry: T, compare: (a: T, b: T) => number): void => {
  list.splice(findPlace(list, entry, compare), 1);
};

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

export const insertSorted = <T>(list: T[], entry: T, compare: (a: T, b: T) => number): void => {
  list.splice(findPlace(list, entry, compare), 0, entry);
};

/** `entry` must be in the list, and no other entry may compare equal to it. */
export const removeSorted = <T>(list: T[], entry: T, compare: (a: T, b: T) => number): void => {
  list.splice(findPlace(list, entry, compare), 1);
};

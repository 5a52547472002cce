/**
 * The order in which frames load: the first, the opposite one, those between, and so on, so that a spin can be turned
 * long before all of it is there. Of 24: 0, 12, 6, 18, 3, 9, 15, 21, and then the others.
 * @spec B7.35
 */
export const listPreloadOrder = (count: number): readonly number[] => {
  const order = new Set<number>();
  for (let parts = 1; order.size < count; parts *= 2) {
    for (let part = 0; part < parts; part += 1) order.add(Math.floor((part * count) / parts));
  }
  return [...order];
};

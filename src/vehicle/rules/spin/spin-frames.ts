/** @spec B4.45 */
export const wrapFrame = (frame: number, count: number): number => ((frame % count) + count) % count;

/** @spec B4.45, B8.03 */
export const stepFrame = (from: number, by: -1 | 1, count: number, missing: ReadonlySet<number>): number => {
  for (let step = 1; step < count; step += 1) {
    const frame = wrapFrame(from + by * step, count);
    if (!missing.has(frame)) return frame;
  }
  return from;
};

export const findNearestFrame = (
  wanted: number,
  count: number,
  isLoaded: (frame: number) => boolean,
): number | undefined => {
  for (let distance = 0; distance <= count / 2; distance += 1) {
    for (const frame of [wrapFrame(wanted + distance, count), wrapFrame(wanted - distance, count)]) {
      if (isLoaded(frame)) return frame;
    }
  }
  return undefined;
};

/**
 * Orders 24 frames as 0, 12, 6, 18, 3, 9, 15, 21 and so on, so that the spin can turn before all frames have loaded.
 * @spec B7.35
 */
export const listPreloadOrder = (count: number): readonly number[] => {
  const order = new Set<number>();
  for (let parts = 1; order.size < count; parts *= 2) {
    for (let part = 0; part < parts; part += 1) order.add(Math.floor((part * count) / parts));
  }
  return [...order];
};

/** A frame's place from 0 to `count - 1`: after the last one comes the first, before the first the last. @spec B4.45 */
export const wrapFrame = (frame: number, count: number): number => ((frame % count) + count) % count;

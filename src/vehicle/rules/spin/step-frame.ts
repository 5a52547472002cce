import { wrapFrame } from './wrap-frame.ts';

/**
 * The frame after (`by` 1) or before (-1) another one, wrapping at both ends; frames that cannot be had are skipped.
 * @spec B4.45, B8.03
 */
export const stepFrame = (from: number, by: -1 | 1, count: number, missing: ReadonlySet<number>): number => {
  for (let step = 1; step < count; step += 1) {
    const frame = wrapFrame(from + by * step, count);
    if (!missing.has(frame)) return frame;
  }
  return from;
};

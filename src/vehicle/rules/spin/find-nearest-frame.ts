import { wrapFrame } from './wrap-frame.ts';

/** The loaded frame nearest to the wanted one, both ways round; undefined before any has loaded. */
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

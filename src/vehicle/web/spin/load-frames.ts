import { listPreloadOrder } from '#src/vehicle/rules/spin/spin-frames.ts';

/** Parallel downloads. More would slow down the page. */
const lanes = 4;

interface FrameWatch<Frame> {
  readonly onLoad: (index: number, frame: Frame) => void;
  /** Loading continues after a frame fails. @spec B8.03 */
  readonly onMissing: (index: number, error: unknown) => void;
}

/** @spec B7.35, B8.03 */
export const loadFrames = <Frame>(
  urls: readonly string[],
  load: (url: string) => Promise<Frame>,
  { onLoad, onMissing }: FrameWatch<Frame>,
): (() => void) => {
  const queue = [...listPreloadOrder(urls.length)];
  let isStopped = false;
  const work = async (): Promise<void> => {
    for (let index = queue.shift(); index !== undefined && !isStopped; index = queue.shift()) {
      const at = index;
      await load(urls[at] ?? '').then(
        (frame) => isStopped || onLoad(at, frame),
        (error: unknown) => isStopped || onMissing(at, error),
      );
    }
  };
  for (let lane = 0; lane < lanes; lane += 1) void work();
  return () => {
    isStopped = true;
  };
};

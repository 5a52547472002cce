import { useEffect, useState } from 'react';
import { chooseFrameUrl } from '../../view/spin/choose-frame-url.ts';
import { loadFrames } from './load-frames.ts';

export interface SpinFrames {
  readonly count: number;
  readonly loaded: ReadonlyMap<number, ImageBitmap>;
  readonly missing: ReadonlySet<number>;
  /** True once every frame has loaded or failed. @spec B4.44 */
  readonly isComplete: boolean;
}

const noFrames = { loaded: new Map<number, ImageBitmap>(), missing: new Set<number>() };

const isNarrow = (): boolean => window.innerWidth * window.devicePixelRatio <= 800;

/** The Accept header of an image request, which `fetch` doesn't send by default. */
const accept = 'image/avif,image/webp,image/*';

/** Decodes once, off the main thread. An `<img>` would decode each frame again when it's shown. @spec B7.35 */
const loadFrame = async (url: string): Promise<ImageBitmap> => {
  const answer = await fetch(url, { headers: { accept } });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return createImageBitmap(await answer.blob());
};

/** @spec B7.35, B8.03 */
export const useSpinFrames = (urls: readonly string[], isWanted: boolean): SpinFrames => {
  const [{ loaded, missing }, setFrames] = useState(noFrames);
  useEffect(() => {
    if (!isWanted) return;
    const bitmaps: ImageBitmap[] = [];
    const addresses = urls.map((url) => chooseFrameUrl(url, isNarrow() ? 800 : 1200));
    const stop = loadFrames(addresses, loadFrame, {
      onLoad: (index, frame) => {
        bitmaps.push(frame);
        setFrames((before) => ({ ...before, loaded: new Map(before.loaded).set(index, frame) }));
      },
      onMissing: (index, error) => {
        console.warn('spin image', urls[index], error);
        setFrames((before) => ({ ...before, missing: new Set(before.missing).add(index) }));
      },
    });
    return () => {
      stop();
      for (const frame of bitmaps) frame.close();
      setFrames(noFrames);
    };
  }, [urls, isWanted]);
  return { count: urls.length, loaded, missing, isComplete: loaded.size + missing.size === urls.length };
};

import { type RefObject, useEffect, useState } from 'react';
import { chooseFrameUrl } from '../../view/spin/choose-frame-url.ts';
import type { ViewDirection } from '../../view/spin/project-point.ts';
import { createPanorama, type Panorama } from './create-panorama.ts';

type PanoramaState =
  | { readonly kind: 'loading' | 'flat' | 'missing' }
  | { readonly kind: 'round'; readonly panorama: Panorama };

/**
 * Maximum number of device pixels per CSS pixel: enough to look sharp, and few enough for a phone to draw each frame in
 * time.
 */
const maxPixelRatio = 2;

export const fieldDegrees = 75;

const loadPicture = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
};

/** @spec B2.67, B8.03 */
export const usePanorama = (canvas: RefObject<HTMLCanvasElement | null>, url: string, direction: ViewDirection) => {
  const [state, setState] = useState<PanoramaState>({ kind: 'loading' });
  const [size, setSize] = useState({ widthPx: 3, heightPx: 2 });
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let panorama: Panorama | null = null;
    let isUnmounted = false;
    loadPicture(chooseFrameUrl(url, 1800)).then(
      (picture) => {
        if (isUnmounted) return;
        panorama = createPanorama(element, picture);
        setState(panorama === null ? { kind: 'flat' } : { kind: 'round', panorama });
      },
      (error: unknown) => {
        console.warn('spin interior image', url, error);
        if (!isUnmounted) setState({ kind: 'missing' });
      },
    );
    const onLost = (): void => {
      if (!isUnmounted) setState({ kind: 'flat' });
    };
    element.addEventListener('webglcontextlost', onLost);
    const observer = new ResizeObserver(() => {
      const ratio = Math.min(devicePixelRatio, maxPixelRatio);
      setSize({
        widthPx: Math.max(1, Math.round(element.clientWidth * ratio)),
        heightPx: Math.max(1, Math.round(element.clientHeight * ratio)),
      });
    });
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      element.removeEventListener('webglcontextlost', onLost);
      panorama?.dispose();
    };
  }, [canvas, url]);
  useEffect(() => {
    const element = canvas.current;
    if (element === null || state.kind !== 'round') return;
    if (element.width !== size.widthPx) element.width = size.widthPx;
    if (element.height !== size.heightPx) element.height = size.heightPx;
    state.panorama.draw(direction, fieldDegrees);
  }, [canvas, state, size, direction]);
  return { kind: state.kind, aspect: size.widthPx / size.heightPx };
};

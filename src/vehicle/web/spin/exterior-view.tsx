import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import { findNearestFrame, stepFrame, wrapFrame } from '#src/vehicle/rules/spin/spin-frames.ts';
import type { SpinView } from '#src/vehicle/view/spin/build-spin-view.ts';
import { missingImageText } from '../../view/gallery/choose-placeholder-text.ts';
import { findAnchor, findBestFrame } from '../../view/spin/find-anchor.ts';
import { GalleryPlaceholder } from '../gallery/gallery-placeholder.tsx';
import { hasReducedMotion } from '../gallery/has-reduced-motion.ts';
import { useArrowKeys } from '../gallery/use-arrow-keys.ts';
import { HotspotList } from './hotspot-list.tsx';
import { HotspotMarks } from './hotspot-marks.tsx';
import controls from './spin-controls.module.css';
import { SpinHint } from './spin-hint.tsx';
import styles from './spin-picture.module.css';
import { useDrag } from './use-drag.ts';
import type { SpinFrames } from './use-spin-frames.ts';

interface Spin {
  readonly isTurning: boolean;
  readonly turnTo: (frame: number) => void;
  readonly toggle: () => void;
}

interface SpinState {
  readonly frame: number;
  readonly onFrame: (frame: number) => void;
  readonly isTouched: boolean;
  readonly onTouch: () => void;
}

type Motion = 'waiting' | 'turning' | 'still';

/** @spec B4.44, B4.45, B5.42, B9.44 */
const useSpin = (
  area: RefObject<HTMLElement | null>,
  { autoRotateMs, pixelsPerFrame }: Pick<SpinView, 'autoRotateMs' | 'pixelsPerFrame'>,
  { count, missing, isComplete }: SpinFrames,
  { frame, onFrame, isTouched, onTouch }: SpinState,
): Spin => {
  const [motion, setMotion] = useState<Motion>(isTouched ? 'still' : 'waiting');
  // Fractional, so that a slow drag adds up.
  const position = useRef(frame);

  const turnTo = useCallback(
    (to: number): void => {
      position.current = to;
      onFrame(wrapFrame(Math.round(to), count));
    },
    [count, onFrame],
  );
  const touch = useCallback((): void => {
    setMotion('still');
    onTouch();
  }, [onTouch]);
  const step = useCallback(
    (by: -1 | 1): void => turnTo(stepFrame(wrapFrame(Math.round(position.current), count), by, count, missing)),
    [turnTo, count, missing],
  );
  const stepByKey = useCallback(
    (by: -1 | 1): void => {
      touch();
      step(by);
    },
    [touch, step],
  );
  useArrowKeys(area, stepByKey);
  // The near side follows the hand, so dragging right steps back.
  useDrag(area, { onTouch: touch, onMove: (rightPx) => turnTo(position.current - rightPx / pixelsPerFrame) });

  useEffect(() => {
    if (isComplete && autoRotateMs !== null && !hasReducedMotion()) {
      setMotion((before) => (before === 'waiting' ? 'turning' : before));
    }
  }, [isComplete, autoRotateMs]);
  const isTurning = motion === 'turning';
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      if (!document.hidden) step(1);
    }, autoRotateMs ?? 100);
    return () => clearInterval(timer);
  }, [isTurning, autoRotateMs, step]);

  return {
    isTurning,
    turnTo: (to) => {
      touch();
      turnTo(to);
    },
    toggle: () => {
      touch();
      setMotion(isTurning ? 'still' : 'turning');
    },
  };
};

interface ExteriorViewProps {
  readonly spin: SpinView;
  readonly poster: ReactNode;
  readonly frames: SpinFrames;
  readonly state: SpinState;
}

/** Draws on a canvas, because an `<img>` would decode each frame when it's shown. */
const SpinCanvas = ({ frame }: { readonly frame: ImageBitmap | undefined }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null || frame === undefined) return;
    if (element.width !== frame.width || element.height !== frame.height) {
      element.width = frame.width;
      element.height = frame.height;
    }
    element.getContext('2d')?.drawImage(frame, 0, 0);
  }, [frame]);
  return <canvas ref={canvas} className={styles.canvas} width={3} height={2} />;
};

/** @spec B2.67, B2.69, B2.70, B4.44, B4.45, B7.35, B8.03 */
export const ExteriorView = ({ spin, poster, frames, state }: ExteriorViewProps) => {
  const area = useRef<HTMLDivElement>(null);
  const { isTurning, turnTo, toggle } = useSpin(area, spin, frames, state);
  const slider = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const { count, loaded, isComplete } = frames;
  const shown = findNearestFrame(state.frame, count, (at) => loaded.has(at)) ?? 0;
  const points = spin.exteriorHotspots.map(({ description, anchors }) => ({
    description,
    at: findAnchor(anchors, shown, count) ?? null,
  }));
  const angle = Math.round((shown * 360) / count);
  const choose = (index: number): void => {
    const hotspot = spin.exteriorHotspots[index];
    const best = hotspot === undefined ? undefined : findBestFrame(hotspot, count);
    if (best !== undefined) turnTo(best);
    setOpen(index);
  };
  if (isComplete && loaded.size === 0) return <GalleryPlaceholder text={missingImageText} />;
  return (
    <div ref={area} className={styles.area} data-turnable>
      {loaded.size === 0 && poster}
      <div className={styles.picture}>
        <div
          ref={slider}
          className={styles.turn}
          role="slider"
          tabIndex={0}
          aria-label={`Spin the ${spin.title}`}
          aria-valuemin={0}
          aria-valuemax={359}
          aria-valuenow={isTurning ? 0 : angle}
          aria-valuetext={isTurning ? 'Spinning automatically' : `Viewed from ${angle} degrees`}
        >
          <SpinCanvas frame={loaded.get(shown)} />
        </div>
        <HotspotMarks points={points} open={open} onOpen={setOpen} onArrow={() => slider.current?.focus()} />
      </div>
      {!isComplete && (
        <progress
          className={controls.progress}
          value={loaded.size}
          max={count}
          aria-label="Loading the 360-degree view"
        />
      )}
      {!state.isTouched && loaded.size > 1 && <SpinHint goal="spin" />}
      <div className={controls.controls}>
        {isComplete && (
          <button type="button" className="icon-button" onClick={toggle}>
            <Icon name={isTurning ? pageIcons.pause : pageIcons.turn} />
            <span className="visually-hidden">{isTurning ? 'Stop spinning' : 'Spin automatically'}</span>
          </button>
        )}
        <HotspotList points={spin.exteriorHotspots} onChoose={choose} />
      </div>
    </div>
  );
};

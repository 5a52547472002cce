import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { stepFrame } from '../../rules/spin/step-frame.ts';
import { wrapFrame } from '../../rules/spin/wrap-frame.ts';
import type { SpinView } from '../../view/spin/spin-view.ts';
import { hasReducedMotion } from '../gallery/has-reduced-motion.ts';
import { useArrowKeys } from '../gallery/use-arrow-keys.ts';
import { useDrag } from './use-drag.ts';
import type { SpinFrames } from './use-spin-frames.ts';

/** A spin that is being turned. */
export interface Spin {
  readonly isTurning: boolean;
  readonly turnTo: (frame: number) => void;
  readonly toggle: () => void;
}

/** What stays when the viewer moves to the whole screen and back. */
export interface SpinState {
  /** The frame that is wanted, from 0; it may not have loaded yet. */
  readonly frame: number;
  readonly onFrame: (frame: number) => void;
  /** The shopper has turned it, or stopped it. */
  readonly isTouched: boolean;
  readonly onTouch: () => void;
}

type Motion = 'waiting' | 'turning' | 'still';

/**
 * Turns a spin: by itself from the full load until the first touch (never under reduced motion), by drag, wheel and
 * arrow keys, round both ends.
 * @spec B4.44, B4.45, B5.42, B9.44
 */
export const useSpin = (
  area: RefObject<HTMLElement | null>,
  { autoRotateMs, pixelsPerFrame }: Pick<SpinView, 'autoRotateMs' | 'pixelsPerFrame'>,
  { count, missing, isComplete }: SpinFrames,
  { frame, onFrame, isTouched, onTouch }: SpinState,
): Spin => {
  const [motion, setMotion] = useState<Motion>(isTouched ? 'still' : 'waiting');
  // Between frames: a slow drag adds up.
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
  // What is near follows the hand: to the right is back through the frames.
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

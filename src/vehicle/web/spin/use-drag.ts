import { type RefObject, useEffect, useRef } from 'react';
import { hasReducedMotion } from '../gallery/has-reduced-motion.ts';

export interface DragHandlers {
  readonly onTouch: () => void;
  readonly onMove: (rightPx: number, downPx: number) => void;
}

/** Milliseconds in which the movement slows to 37% after the shopper lets go. It ends below `stopSpeed`, in px/ms. */
const glideMs = 325;
const stopSpeed = 0.02;
const throwPauseMs = 80;

const pressable = 'button, summary, a';

/**
 * Prevents the default action of sideways wheel events, because some browsers would go back a page.
 * @spec B4.45, B5.42
 */
export const listenToDrag = (element: HTMLElement, { onTouch, onMove }: DragHandlers): (() => void) => {
  let last: { x: number; y: number; atMs: number } | undefined;
  let speed = { x: 0, y: 0 };
  let gliding = 0;
  const stopGliding = (): void => cancelAnimationFrame(gliding);
  const glide = (fromMs: number): void => {
    gliding = requestAnimationFrame((nowMs) => {
      const passedMs = Math.max(0, nowMs - fromMs);
      onMove(speed.x * passedMs, speed.y * passedMs);
      const decay = Math.exp(-passedMs / glideMs);
      speed = { x: speed.x * decay, y: speed.y * decay };
      if (Math.hypot(speed.x, speed.y) > stopSpeed) glide(nowMs);
    });
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    if (event.target instanceof Element && event.target.closest(pressable) !== null) return;
    stopGliding();
    last = { x: event.clientX, y: event.clientY, atMs: event.timeStamp };
    speed = { x: 0, y: 0 };
    element.setPointerCapture(event.pointerId);
    onTouch();
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (last === undefined || !event.isPrimary) return;
    const [right, down] = [event.clientX - last.x, event.clientY - last.y];
    const passedMs = Math.max(1, event.timeStamp - last.atMs);
    speed = { x: (speed.x + right / passedMs) / 2, y: (speed.y + down / passedMs) / 2 };
    last = { x: event.clientX, y: event.clientY, atMs: event.timeStamp };
    onMove(right, down);
  };
  const onUp = (event: PointerEvent): void => {
    if (last === undefined) return;
    const isThrown = event.type === 'pointerup' && event.timeStamp - last.atMs < throwPauseMs;
    last = undefined;
    if (isThrown && !hasReducedMotion()) glide(performance.now());
  };
  const onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey) return;
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isSideways) event.preventDefault();
    stopGliding();
    onTouch();
    onMove(-(isSideways ? event.deltaX : event.deltaY), 0);
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onPointerMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => {
    stop.abort();
    stopGliding();
  };
};

/** @spec B4.45, B5.42 */
export const useDrag = (area: RefObject<HTMLElement | null>, handlers: DragHandlers): void => {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (area.current === null) return;
    return listenToDrag(area.current, {
      onTouch: () => latest.current.onTouch(),
      onMove: (rightPx, downPx) => latest.current.onMove(rightPx, downPx),
    });
  }, [area]);
};

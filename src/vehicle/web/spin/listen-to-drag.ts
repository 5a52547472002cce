import { hasReducedMotion } from '../gallery/has-reduced-motion.ts';

export interface DragHandlers {
  /** The shopper has begun to drag, or turned the wheel. */
  readonly onTouch: () => void;
  /** It was moved so many pixels to the right and down, by the hand or by its own weight after it. */
  readonly onMove: (rightPx: number, downPx: number) => void;
}

/** How long a thrown picture goes on, and how slow it stops: milliseconds, and pixels a millisecond. */
const glideMs = 325;
const restSpeed = 0.02;
/** A hand that rested so long before it let go did not throw, in milliseconds. */
const restMs = 80;

/** Whatever lies on the picture and can be pressed keeps its presses. */
const ownRenderers = 'button, summary, a';

/**
 * Hears drags of an element, with inertia (none under reduced motion), and the wheel. The page scrolls with a vertical
 * wheel as ever; a horizontal one would leave the page in some browsers, so that alone is kept. Returns what stops it.
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
      const kept = Math.exp(-passedMs / glideMs);
      speed = { x: speed.x * kept, y: speed.y * kept };
      if (Math.hypot(speed.x, speed.y) > restSpeed) glide(nowMs);
    });
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    if (event.target instanceof Element && event.target.closest(ownRenderers) !== null) return;
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
    const isThrown = event.type === 'pointerup' && event.timeStamp - last.atMs < restMs;
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

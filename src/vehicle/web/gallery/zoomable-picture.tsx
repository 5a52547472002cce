import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import styles from './zoomable-picture.module.css';

/** Keep equal to the 250% in zoomable-picture.module.css. */
const zoom = 2.5;
const doubleTapMs = 320;
const doubleTapPx = 32;

interface ZoomablePictureProps {
  readonly isZoomed: boolean;
  readonly onZoom: (isZoomed: boolean) => void;
  readonly children: ReactNode;
}

/** @spec B2.32 */
export const ZoomablePicture = ({ isZoomed, onZoom, children }: ZoomablePictureProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [tap, setTap] = useState({ x: 0, y: 0, atMs: 0 });
  const toggle = (clientX: number, clientY: number): void => {
    const element = frame.current;
    if (element === null) return;
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    // Set before React renders, so that there is room to scroll.
    element.toggleAttribute('data-zoomed', !isZoomed);
    element.scrollTo({ left: x * (zoom - 1), top: y * (zoom - 1), behavior: 'instant' });
    onZoom(!isZoomed);
  };
  const onPointerUp = ({ clientX, clientY, timeStamp }: PointerEvent): void => {
    const isNear = Math.hypot(clientX - tap.x, clientY - tap.y) < doubleTapPx;
    const isDouble = isNear && timeStamp - tap.atMs < doubleTapMs;
    setTap({ x: clientX, y: clientY, atMs: isDouble ? 0 : timeStamp });
    if (isDouble) toggle(clientX, clientY);
  };
  return (
    <div ref={frame} className={styles.frame} data-zoomed={isZoomed || undefined} onPointerUp={onPointerUp}>
      <div className={styles.picture}>{children}</div>
    </div>
  );
};

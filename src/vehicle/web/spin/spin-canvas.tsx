import { useEffect, useRef } from 'react';
import styles from './spin-picture.module.css';

/** One frame of a spin, drawn without a wait. */
export const SpinCanvas = ({ frame }: { readonly frame: ImageBitmap | undefined }) => {
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

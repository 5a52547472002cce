import { useEffect, useRef } from 'react';
import { chooseFrameUrl } from '../../view/spin/choose-frame-url.ts';
import styles from './spin-picture.module.css';

interface FlatCabinProps {
  readonly url: string;
  readonly yawDegrees: number;
}

/** @spec B2.67 */
export const FlatCabin = ({ url, yawDegrees }: FlatCabinProps) => {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    picture.current?.style.setProperty('--look', `${(yawDegrees + 180) / 3.6}%`);
  }, [yawDegrees]);
  return (
    <img
      ref={picture}
      className={styles.flat}
      src={chooseFrameUrl(url, 1800)}
      alt=""
      width={1800}
      height={900}
      draggable={false}
    />
  );
};

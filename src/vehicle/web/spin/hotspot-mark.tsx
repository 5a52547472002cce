import { useLayoutEffect, useRef } from 'react';
import type { HotspotPoint } from './hotspot-point.ts';
import styles from './hotspots.module.css';

/** Right of this the words of a hotspot stand at its left, so that they stay on the picture. */
const turnsAbovePercent = 55;

interface HotspotMarkProps extends HotspotPoint {
  /** Its place in the list of hotspots. */
  readonly index: number;
  readonly isOpen: boolean;
  /** The pointer or the focus is on it; null when it has left. */
  readonly onPoint: (index: number | null) => void;
  readonly onPress: (index: number) => void;
}

/** One hotspot. It moves by `translate` alone, which neither styles its words anew nor paints the page. @spec B2.69, B3.06 */
export const HotspotMark = (props: HotspotMarkProps) => {
  const { index, description, at, isOpen, onPoint, onPress } = props;
  const item = useRef<HTMLLIElement>(null);
  const translate = at === null ? null : `${at.xPercent}% ${at.yPercent}%`;
  useLayoutEffect(() => {
    if (item.current !== null && translate !== null) item.current.style.translate = translate;
  }, [translate]);
  return (
    <li
      ref={item}
      inert={at === null}
      data-open={isOpen || undefined}
      data-side={at !== null && at.xPercent > turnsAbovePercent ? 'left' : 'right'}
    >
      <button
        type="button"
        className="icon-button"
        data-place={index}
        aria-expanded={isOpen}
        onClick={() => onPress(index)}
        onPointerEnter={() => onPoint(index)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(index)}
        onBlur={() => onPoint(null)}
      >
        <span className={styles.dot} />
        <span className={styles.words}>{description}</span>
      </button>
    </li>
  );
};

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { HotspotPoint } from './hotspot-point.ts';
import styles from './hotspots.module.css';

/** Right of this the words of a hotspot stand at its left, so that they stay on the picture. */
const turnsAbovePercent = 55;

const place =
  (at: NonNullable<HotspotPoint['at']>) =>
  (item: HTMLLIElement | null): void => {
    item?.style.setProperty('--x', `${at.xPercent}%`);
    item?.style.setProperty('--y', `${at.yPercent}%`);
  };

interface HotspotMarksProps {
  readonly points: readonly HotspotPoint[];
  /** The one whose words show, by its place in the list. */
  readonly open: number | null;
  readonly onOpen: (index: number | null) => void;
  /** An arrow key turns the picture, and may hide the one that has the focus. */
  readonly onArrow: () => void;
}

/** The hotspots of what shows: buttons on the picture that say what is there. @spec B2.69, B3.06 */
export const HotspotMarks = ({ points, open, onOpen, onArrow }: HotspotMarksProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    // Whoever chose it by name goes on from there.
    if (open !== null)
      list.current?.querySelector<HTMLElement>(`[data-place="${open}"]`)?.focus({ preventScroll: true });
  }, [open]);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key.startsWith('Arrow')) onArrow();
  };
  return (
    <ul ref={list} className={styles.marks} aria-label="Hotspots">
      {points.map(({ description, at }, index) => {
        if (at === null) return null;
        const isOpen = open === index || pointed === index;
        const key = `${index} ${description}`;
        return (
          <li key={key} ref={place(at)} data-side={at.xPercent > turnsAbovePercent ? 'left' : 'right'}>
            <button
              type="button"
              data-place={index}
              aria-expanded={isOpen}
              onKeyDown={onKeyDown}
              onClick={() => onOpen(open === index ? null : index)}
              onPointerEnter={() => setPointed(index)}
              onPointerLeave={() => setPointed(null)}
              onFocus={() => setPointed(index)}
              onBlur={() => setPointed(null)}
            >
              <span className={styles.dot} />
              <span className={styles.words} data-open={isOpen || undefined}>
                {description}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

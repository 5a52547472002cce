import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { HotspotMark } from './hotspot-mark.tsx';
import type { HotspotPoint } from './hotspot-point.ts';
import styles from './hotspots.module.css';

interface HotspotMarksProps {
  readonly points: readonly HotspotPoint[];
  /** The one whose words show, by its place in the list. */
  readonly open: number | null;
  readonly onOpen: (index: number | null) => void;
  /** An arrow key turns the picture, and may hide the one that has the focus. */
  readonly onArrow: () => void;
}

/**
 * The hotspots of what shows: buttons on the picture that say what is there. Those of the other sides stay in the list,
 * unseen by eye, ear and keyboard: one that came and went would have the whole page styled anew in the middle of a turn.
 * @spec B2.69, B3.06
 */
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
    <ul ref={list} className={styles.marks} aria-label="Hotspots" onKeyDown={onKeyDown}>
      {points.map(({ description, at }, index) => {
        const key = `${index} ${description}`;
        return (
          <HotspotMark
            key={key}
            index={index}
            description={description}
            at={at}
            isOpen={at !== null && (open === index || pointed === index)}
            onPoint={setPointed}
            onPress={() => onOpen(open === index ? null : index)}
          />
        );
      })}
    </ul>
  );
};

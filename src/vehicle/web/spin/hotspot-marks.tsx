import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './hotspots.module.css';

/** `at` is null while the hotspot isn't visible. */
export interface HotspotPoint {
  readonly description: string;
  readonly at: { readonly xPercent: number; readonly yPercent: number } | null;
}

interface HotspotMarksProps {
  readonly points: readonly HotspotPoint[];
  readonly open: number | null;
  readonly onOpen: (index: number | null) => void;
  readonly onArrow: () => void;
}

/**
 * Percentage of the picture's width beyond which a hotspot opens its text to the left, so that it stays on the picture.
 */
const turnsAbovePercent = 55;

interface HotspotMarkProps extends HotspotPoint {
  readonly index: number;
  readonly isOpen: boolean;
  readonly onPoint: (index: number | null) => void;
  readonly onPress: (index: number) => void;
}

/** Moves by `translate` only, because that needs no layout. @spec B2.69, B3.06 */
const HotspotMark = (props: HotspotMarkProps) => {
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

/**
 * Hidden hotspots stay in the DOM, because adding and removing them would restyle the page mid-turn.
 * @spec B2.69, B3.06
 */
export const HotspotMarks = ({ points, open, onOpen, onArrow }: HotspotMarksProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
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

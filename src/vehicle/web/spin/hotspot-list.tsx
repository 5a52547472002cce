import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { HotspotPoint } from './hotspot-marks.tsx';
import styles from './hotspots.module.css';

interface HotspotListProps {
  readonly points: readonly Pick<HotspotPoint, 'description'>[];
  readonly onChoose: (index: number) => void;
}

/** Includes hotspots that aren't visible from the current angle. @spec B2.69 */
export const HotspotList = ({ points, onChoose }: HotspotListProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => details.current?.removeAttribute('open');
  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    // In full screen, Escape closes this list first.
    event.preventDefault();
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };
  if (points.length === 0) return null;
  return (
    <details ref={details} className={styles.list} onKeyDown={closeByEscape}>
      <summary>
        <Icon name={pageIcons.info} />
        <span>Highlights</span>
      </summary>
      <ul>
        {points.map(({ description }, index) => {
          const key = `${index} ${description}`;
          return (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  close();
                  onChoose(index);
                }}
              >
                {description}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
};

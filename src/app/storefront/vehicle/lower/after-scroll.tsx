import { type ReactNode, Suspense } from 'react';
import { useScrolledPast } from '#src/ui/use-scrolled-past.ts';
import styles from './after-scroll.module.css';

interface AfterScrollProps {
  /** The header shows after 500 px, the bottom bar after 900 px. @spec B9.19 */
  readonly bar: 'header' | 'bottom';
  readonly place: 'everywhere' | 'widePages' | 'phones';
  readonly children: ReactNode;
}

/** Draws a bar while the page is scrolled past its mark. @spec B2.60, B2.61 */
export const AfterScroll = ({ bar, place, children }: AfterScrollProps) => {
  const { sentinel, isPast } = useScrolledPast();
  return (
    <>
      <div ref={sentinel} className={styles.mark} data-bar={bar} data-place={place} aria-hidden="true" />
      {isPast && (
        <Suspense>
          <div className={styles.bar} data-bar={bar} data-place={place}>
            {children}
          </div>
        </Suspense>
      )}
    </>
  );
};

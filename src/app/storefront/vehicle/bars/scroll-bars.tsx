import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { useScrolledPast } from '#src/ui/use-scrolled-past.ts';
import type { VehiclePageView } from '../vehicle-page-view.ts';
import styles from './after-scroll.module.css';

interface AfterScrollProps {
  /** @spec B9.19 */
  readonly bar: 'header' | 'bottom';
  readonly place: 'everywhere' | 'widePages' | 'phones';
  readonly children: ReactNode;
}

/** @spec B2.60, B2.61 */
const AfterScroll = ({ bar, place, children }: AfterScrollProps) => {
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

const StickyHeader = lazyPart(() => import('./sticky-header.tsx').then((part) => part.StickyHeader));
const BottomBar = lazyPart(() => import('./bottom-bar.tsx').then((part) => part.BottomBar));

/** @spec B2.60, B2.61, B9.19 */
export const ScrollBars = ({ view }: { readonly view: VehiclePageView }) => {
  const { header, bottom } = view.bars;
  return (
    <>
      {header !== 'none' && (
        <AfterScroll bar="header" place={header}>
          <StickyHeader view={view} />
        </AfterScroll>
      )}
      {bottom !== 'none' && view.price !== null && (
        <AfterScroll bar="bottom" place={bottom}>
          <BottomBar price={view.price} phone={view.phone} actions={view.actions} />
        </AfterScroll>
      )}
    </>
  );
};

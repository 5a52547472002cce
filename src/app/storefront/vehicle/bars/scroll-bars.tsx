import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { AfterScroll } from '../lower/after-scroll.tsx';
import type { VehiclePageView } from '../vehicle-page-view.ts';

// Invisible before scrolling, so not part of the first load.
const StickyHeader = lazyPart(() => import('./sticky-header.tsx').then((part) => part.StickyHeader));
const BottomBar = lazyPart(() => import('./bottom-bar.tsx').then((part) => part.BottomBar));

/** Draws the bars that appear on scroll, when the site has them. @spec B2.60, B2.61, B9.19 */
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
          <BottomBar price={view.price} phone={view.phone} />
        </AfterScroll>
      )}
    </>
  );
};

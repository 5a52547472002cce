import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { RecentlyViewedPlace } from '#src/app/storefront/vehicle-card/recently-viewed-place.tsx';
import type { FinanceFigures } from '#src/finance/view/build-finance-figures.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import type { Layout } from '#src/sites/model/layout.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { whenIdle } from '#src/vehicle/web/gallery/when-idle.ts';
import { ScrollBars } from './bars/scroll-bars.tsx';
import { buildPageParts } from './build-page-parts.tsx';
import { LatePageEnd, LateShareBar, LateSimilarVehicles } from './late-parts.tsx';
import { MosaicLayout, PanelLayout, TabbedLayout, WideLayout } from './layouts/page-layouts.tsx';
import type { PageParts } from './layouts/page-parts.ts';
import type { VehiclePageView } from './vehicle-page-view.ts';

const AfterLoad = ({ children }: { readonly children: ReactNode }) => {
  const [hasLoaded, setLoaded] = useState(false);
  useEffect(() => whenIdle(() => setLoaded(true)), []);
  return hasLoaded ? <Suspense>{children}</Suspense> : null;
};

const StaleNote = lazyPart(() => import('./stale-note.tsx').then((part) => part.StaleNote));

const AskYoux = lazyPart(() => import('#src/finance/web/ask-youx.tsx').then((part) => part.AskYoux));

/** @spec B4.58 */
const useYouxQuote = (view: VehiclePageView) => {
  const body = view.youxCall && JSON.stringify(view.youxCall);
  const [quoted, setQuoted] = useState<{ readonly body: string; readonly figures: FinanceFigures } | null>(null);
  const onQuoted = useCallback(
    (figures: FinanceFigures) => setQuoted(body === null ? null : { body, figures }),
    [body],
  );
  return {
    view: quoted !== null && quoted.body === body ? { ...view, ...quoted.figures } : view,
    ask: body === null ? null : <AskYoux body={body} onQuoted={onQuoted} />,
  };
};

const layouts: Readonly<Record<Layout['gallery'], ComponentType<{ readonly parts: PageParts }>>> = {
  panel: PanelLayout,
  mosaic: MosaicLayout,
  wide: WideLayout,
  tabbed: TabbedLayout,
};

/** @spec B2.28 */
export const VehiclePage = ({ view: loaded }: { readonly view: VehiclePageView }) => {
  const { layout } = useSite();
  const { view, ask } = useYouxQuote(loaded);
  const Arrangement = layouts[layout.gallery];
  const { id, viewEventId } = view;
  useEffect(() => {
    if (viewEventId !== null) trackEvent({ id: viewEventId, carId: id });
  }, [id, viewEventId]);
  return (
    <>
      <Arrangement parts={buildPageParts(view, layout)} />
      <Suspense>
        {view.similar !== null && <LateSimilarVehicles slug={view.slug} similar={view.similar} />}
        <LatePageEnd view={view} />
      </Suspense>
      <RecentlyViewedPlace viewed={view.viewed} />
      <ScrollBars view={view} />
      <AfterLoad>
        {ask}
        <StaleNote view={view} />
      </AfterLoad>
      {view.share !== null && view.order.shareBar === 'last' && (
        <Suspense>
          <LateShareBar share={view.share} noun={view.noun} />
        </Suspense>
      )}
    </>
  );
};

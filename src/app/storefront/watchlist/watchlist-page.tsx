import { useLayoutEffect } from 'react';
import styles from '#src/app/storefront/vehicle-card/saved-page.module.css';
import { ReservationList } from '#src/checkout/web/reservation-list.tsx';
import { useSite } from '#src/sites/web/use-site.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { LinkRow } from '#src/ui/link-row.tsx';
import { DrawnIds, getWatchlist } from '#src/watchlist/web/get-watchlist.tsx';
import { NoticesPanel } from '#src/watchlist/web/notices-panel.tsx';
import type { WatchlistView } from './build-watchlist-view.ts';
import { TakeOver } from './take-over.tsx';
import { WatchedList } from './watched-list.tsx';

/** @spec B1.15, D.55 */
export const WatchlistPage = ({ view }: { readonly view: WatchlistView }) => {
  const site = useSite();
  const { phone, ids } = view;
  // Runs before the first paint, so that the page starts from the list that was loaded with it.
  useLayoutEffect(() => getWatchlist(site).fill({ phone_number: phone, car_ids: ids }), [site, phone, ids]);
  return (
    <DrawnIds value={ids}>
      <div className={`page-width ${styles.page}`}>
        <Breadcrumb crumbs={view.breadcrumb} />
        <h1>{view.title}</h1>
        <p className={styles.note}>
          {`The ${view.noun.many} you’ve saved, with today’s prices. You’ll see them on any device once you sign in.`}
        </p>
        <ReservationList rows={view.reservations} />
        {view.pages.length > 0 && <LinkRow label="Your watchlist" links={view.pages} />}
        <TakeOver siteSlug={site.slug} phone={phone} noun={view.noun} />
        <WatchedList view={view} />
        {view.notices !== null && <NoticesPanel view={view.notices} from="list" />}
      </div>
    </DrawnIds>
  );
};

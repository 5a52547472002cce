import { Suspense, useSyncExternalStore } from 'react';
import type { AccountView } from '#src/account/view/build-account-view.ts';
import { AccountSection } from '#src/account/web/account-section.tsx';
import styles from '#src/app/storefront/vehicle-card/saved-page.module.css';
import type { ReservationRow } from '#src/checkout/view/build-reservation-list.ts';
import { ReservationList } from '#src/checkout/web/reservation-list.tsx';
import type { Noun } from '#src/lib/text/noun.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { GarageView } from './build-garage-view.ts';

const GarageList = lazyPart(() => import('./garage-list.tsx').then((part) => part.GarageList));

const subscribeToNothing = () => () => undefined;

const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const describeKeeping = ({ many }: Noun, isSignedIn: boolean): string =>
  isSignedIn
    ? `The ${many} you save here stay in this browser. They aren’t part of your account, so you won’t see them on your other devices.`
    : `The ${many} you save here stay in this browser.`;

interface GaragePageProps {
  readonly view: GarageView;
  readonly account: AccountView | null;
  readonly reservations: readonly ReservationRow[];
}

/** @spec B1.14, B3.20, D.28, D.30 */
export const GaragePage = ({ view, account, reservations }: GaragePageProps) => {
  const { slug } = useSite();
  const isInBrowser = useIsInBrowser();
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={view.breadcrumb} />
      <h1>{view.title}</h1>
      <p className={styles.note}>{describeKeeping(view.noun, account !== null)}</p>
      <noscript>
        <p>To save vehicles, turn on JavaScript in your browser.</p>
      </noscript>
      <section className={styles.list} aria-label={`Saved ${view.noun.many}`} tabIndex={-1} data-garage>
        {isInBrowser && (
          <Suspense>
            <GarageList siteSlug={slug} view={view} />
          </Suspense>
        )}
      </section>
      <ReservationList rows={reservations} />
      {account !== null && <AccountSection account={account} />}
    </div>
  );
};

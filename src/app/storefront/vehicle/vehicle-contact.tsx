import { Suspense } from 'react';
import { WatchPlace } from '#src/app/storefront/vehicle-card/watch-place.tsx';
import { PrintLink } from '#src/brochure/web/print-link.tsx';
import { KeepLine } from '#src/favourites/web/keep-line.tsx';
import { eventIds } from '#src/lib/event-ids.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import buttons from '#src/ui/button.module.css';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import type { ButtonView, PageActionView } from '#src/vehicle/view/button-view.ts';
import { LateShareButton } from './late-parts.tsx';
import styles from './vehicle-contact.module.css';
import type { VehiclePageView } from './vehicle-page-view.ts';

/** Reserving and buying use the tag icon. */
const icons: Readonly<Partial<Record<PageActionView['name'], IconName>>> = {
  testDrive: pageIcons.clock,
  photos: pageIcons.mail,
  finance: pageIcons.gauge,
  tradeIn: pageIcons.sort,
};

/** Draws the enquiry as a button and the other actions as lines. @spec L2.49 */
export const PageActions = ({ actions }: { readonly actions: readonly PageActionView[] }) =>
  actions.map(({ name, label, href }) =>
    name === 'enquire' ? (
      <a key={name} className={`${buttons.outlined} ${styles.button}`} href={href}>
        {label}
      </a>
    ) : (
      <p key={name} className={styles.line}>
        <Icon name={icons[name] ?? 'tag'} />
        <a href={href}>{label}</a>
      </p>
    ),
  );

const isMain = ({ name }: ButtonView): boolean => name !== 'historyReport';

/** Draws the ways to contact: call, visit, brochure and share. @spec B2.38, B2.40, B5.16, L2.49, L2.50 */
export const VehicleContact = ({ view }: { readonly view: VehiclePageView }) => {
  const { location, share, phone, hasMap, keep } = view;
  const site = useSite();
  const history = view.buttons.find(({ name }) => name === 'historyReport');
  return (
    <div className={styles.contact}>
      {phone !== null && view.unavailable === null && (
        <PhoneLink phone={phone} mask="start" className={`${buttons.filled} ${styles.button}`}>
          {(text) => (
            <>
              <Icon name="phone" />
              Call {text}
            </>
          )}
        </PhoneLink>
      )}
      {view.buttons.filter(isMain).map(({ name, label, href, isPrimary }) => (
        <a key={name} className={`${isPrimary ? buttons.filled : buttons.outlined} ${styles.button}`} href={href}>
          {label}
        </a>
      ))}
      <PageActions actions={view.actions.filter(({ name }) => name === 'enquire')} />
      {view.unavailable !== null && phone !== null && (
        <p className={styles.line}>
          <Icon name="phone" />
          <PhoneLink phone={phone} />
        </p>
      )}
      {location !== null && (
        <p className={styles.line}>
          <Icon name="pin" />
          <span>
            {hasMap ? <a href="#vehicle-map">{location.name}</a> : <b>{location.name}</b>}
            {location.address !== null && <small>{location.address}</small>}
          </span>
        </p>
      )}
      {history !== undefined && (
        <p className={styles.line}>
          <Icon name={pageIcons.history} />
          <a
            href={history.href}
            target="_blank"
            rel="noopener"
            onClick={() => trackEvent({ id: eventIds.historyReport, carId: view.id })}
          >
            {history.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      <PageActions actions={view.actions.filter(({ name }) => name !== 'enquire')} />
      <div className={styles.keep}>
        {share !== null && (
          <Suspense>
            <LateShareButton share={share} />
          </Suspense>
        )}
        <KeepLine keep={keep}>{site.watchlist && <WatchPlace site={site} vehicle={view} place="page" />}</KeepLine>
        {view.print !== null && <PrintLink print={view.print} />}
      </div>
    </div>
  );
};

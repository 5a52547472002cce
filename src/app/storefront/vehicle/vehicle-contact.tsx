import { Suspense } from 'react';
import { WatchPlace } from '#src/app/storefront/vehicle-card/watch-place.tsx';
import { PrintLink } from '#src/brochure/web/print-link.tsx';
import { KeepLine } from '#src/favourites/web/keep-line.tsx';
import { useSite } from '#src/sites/web/use-site.ts';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import { arrangePageActions } from '#src/vehicle/view/arrange-page-actions.ts';
import { LateShareButton } from './late-parts.tsx';
import { MoreActions } from './more-actions.tsx';
import styles from './vehicle-contact.module.css';
import type { VehiclePageView } from './vehicle-page-view.ts';

/** @spec B2.38, B2.40, L2.49, L2.50 */
export const VehicleContact = ({ view }: { readonly view: VehiclePageView }) => {
  const { location, share, phone, hasMap, keep } = view;
  const site = useSite();
  const { filled, outlined, quiet, folded } = arrangePageActions(view.buttons, view.actions);
  const print = view.print !== null && <PrintLink print={view.print} />;
  return (
    <div className={styles.contact}>
      {filled !== null && (
        <a className={`${buttons.filled} ${styles.button}`} href={filled.href}>
          {filled.label}
        </a>
      )}
      {outlined !== null && (
        <a className={`${buttons.outlined} ${styles.button}`} href={outlined.href}>
          {outlined.label}
        </a>
      )}
      {outlined === null && phone !== null && (
        <PhoneLink phone={phone} mask="start" className={`${buttons.outlined} ${styles.button}`}>
          {(text) => (
            <>
              <Icon name="phone" />
              Call {text}
            </>
          )}
        </PhoneLink>
      )}
      {folded.length > 0 && (
        <MoreActions actions={folded} vehicleId={view.id}>
          {print}
        </MoreActions>
      )}
      {quiet !== null && (
        <p className={styles.line}>
          <Icon name={pageIcons.mail} />
          <a href={quiet.href}>{quiet.label}</a>
        </p>
      )}
      {outlined !== null && phone !== null && (
        <p className={styles.line}>
          <Icon name="phone" />
          <PhoneLink phone={phone} mask="start">
            {(text) => (view.unavailable === null ? `Call ${text}` : text)}
          </PhoneLink>
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
      <div className={styles.keep}>
        {share !== null && (
          <Suspense>
            <LateShareButton share={share} />
          </Suspense>
        )}
        <KeepLine keep={keep}>{site.watchlist && <WatchPlace site={site} vehicle={view} place="page" />}</KeepLine>
        {folded.length === 0 && print}
      </div>
    </div>
  );
};

import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import type { MapView } from '#src/locations/view/build-map-view.ts';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { HolidayHours } from '../hours/holiday-hours.tsx';
import { HoursTable } from '../hours/hours-table.tsx';
import { OpenNow } from '../hours/open-now.tsx';
import styles from './card.module.css';
import { Licences } from './licences.tsx';
import { PlacePicture } from './place-picture.tsx';
import { Rating } from './rating.tsx';

interface ContactCardProps {
  readonly location: LocationCardView;
  readonly map: MapView | null;
}

/** @spec L2.63 */
export const ContactCard = ({ location, map }: ContactCardProps) => {
  const { id, name, address, phones, rating, hours, detailHref, contactHref, stockHref, distanceText, isBuying } =
    location;
  return (
    <article className={styles.card} id={location.anchor}>
      <PlacePicture location={location} map={map} sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 36rem" />
      <div className={styles.body}>
        <h3>
          <a href={detailHref}>{name}</a>
        </h3>
        {distanceText !== null && <p className={styles.distance}>{distanceText}</p>}
        {rating !== null && <Rating rating={rating} />}
        <p>{address}</p>
        {isBuying && <p className={styles.quiet}>We buy vehicles here</p>}
        <p className={styles.links}>
          {phones.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {stockHref !== null && <a href={stockHref}>Stock at {name}</a>}
        </p>
        <OpenNow hours={hours} />
        <details className={styles.more} data-folds>
          <summary>
            Opening hours<span className="visually-hidden"> for {name}</span>
            <Icon name="chevronDown" size="small" />
          </summary>
          <HoursTable name={name} hours={hours} />
        </details>
        <HolidayHours id={`holidays-${id}`} name={name} hours={hours} />
        <Licences location={location} />
        <p className={styles.actions}>
          <a className={buttons.outlined} href={contactHref} aria-label={`Contact Us, ${name}`}>
            Contact Us
          </a>
          <a
            className={buttons.outlined}
            href={location.directionsHref}
            rel="noopener"
            aria-label={`Get Directions to ${name}`}
          >
            Get Directions
          </a>
        </p>
      </div>
    </article>
  );
};

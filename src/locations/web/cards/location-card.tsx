import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import type { MapView } from '#src/locations/view/build-map-view.ts';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { HoursTable } from '../hours/hours-table.tsx';
import { OpenNow } from '../hours/open-now.tsx';
import styles from './card.module.css';
import { PlacePicture } from './place-picture.tsx';
import { Rating } from './rating.tsx';

interface LocationCardProps {
  readonly location: LocationCardView;
  readonly map: MapView | null;
}

/** @spec L2.62 */
export const LocationCard = ({ location, map }: LocationCardProps) => {
  const { name, address, phones, rating, hours, detailHref } = location;
  return (
    <article className={styles.card}>
      <PlacePicture location={location} map={map} sizes="(width < 40rem) 82vw, 24rem" />
      <div className={styles.body}>
        <h3>
          <a href={detailHref}>{name}</a>
        </h3>
        {rating !== null && <Rating rating={rating} />}
        <p>{address}</p>
        <p className={styles.links}>
          {phones.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
        <OpenNow hours={hours} />
        <details className={styles.more}>
          <summary>
            Opening hours<span className="visually-hidden"> for {name}</span>
            <Icon name="chevronDown" size="small" />
          </summary>
          <HoursTable name={name} hours={hours} />
        </details>
        <a className={`${buttons.outlined} ${styles.action}`} href={detailHref}>
          View Details<span className="visually-hidden">: {name}</span>
        </a>
      </div>
    </article>
  );
};

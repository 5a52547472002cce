import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import type { LocationDetailView, PlaceHoursView } from '../../view/build-location-detail.ts';
import { Licences } from '../cards/licences.tsx';
import { PlacePicture } from '../cards/place-picture.tsx';
import { Rating } from '../cards/rating.tsx';
import { HolidayHours } from '../hours/holiday-hours.tsx';
import { HoursTable } from '../hours/hours-table.tsx';
import { OpenNow } from '../hours/open-now.tsx';
import { LocationMap } from '../map/location-map.tsx';
import { MapDrawing } from '../map/map-drawing.tsx';
import styles from './location-detail.module.css';
import placeHours from './place-hours.module.css';

const Hours = ({ id, name, hours }: PlaceHoursView) => (
  <div className={placeHours.hours}>
    <OpenNow hours={hours} />
    <HoursTable name={name} hours={hours} />
    <HolidayHours id={`holidays-${id}`} name={name} hours={hours} />
  </div>
);

/** @spec L2.65 */
const PlaceHours = ({ places }: { readonly places: readonly PlaceHoursView[] }) => {
  const [first] = places;
  if (first === undefined) return null;
  if (places.length === 1) return <Hours {...first} />;
  return (
    <fieldset className={placeHours.choice}>
      <legend className="visually-hidden">Opening hours for</legend>
      {places.map((place) => (
        <div key={place.id} className={placeHours.kind}>
          <label>
            <input type="radio" name="hours-of" value={place.id} defaultChecked={place === first} />
            {place.label}
          </label>
          <Hours {...place} />
        </div>
      ))}
    </fieldset>
  );
};

const Ways = ({ location }: Pick<LocationDetailView, 'location'>) => {
  const { phones, directionsHref, contactHref, stockHref, name } = location;
  return (
    <div className={styles.ways}>
      <a className={buttons.filled} href={directionsHref} target="_blank" rel="noopener">
        <Icon name="pin" />
        Get Directions from Google Maps
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {stockHref !== null && (
        <a className={buttons.outlined} href={stockHref}>
          See stock at {name}
        </a>
      )}
      {phones.map(({ label, href }) => (
        <a key={href} className={buttons.outlined} href={href}>
          <Icon name="phone" />
          {label}
        </a>
      ))}
      <a className={buttons.outlined} href={contactHref}>
        Contact Us
      </a>
    </div>
  );
};

/** @spec L2.64, L2.65 */
export const LocationDetail = ({ detail }: { readonly detail: LocationDetailView }) => {
  const { location, hours, map, drawing } = detail;
  return (
    <div className={styles.detail}>
      <div className={styles.column}>
        <div className={styles.facts}>
          <h1>{location.name}</h1>
          {location.rating !== null && <Rating rating={location.rating} />}
          <address className={styles.address}>{location.address}</address>
          {location.isBuying && <p>We buy vehicles here</p>}
          <Ways location={location} />
          <Licences location={location} />
        </div>
        {location.imageUrl !== null && (
          <div className={styles.picture}>
            <PlacePicture location={location} map={map} sizes="(width < 40rem) 92vw, 48rem" />
          </div>
        )}
      </div>
      <div className={styles.column}>
        <section className={styles.panel} aria-labelledby="opening-hours">
          <h2 id="opening-hours">Opening hours</h2>
          <PlaceHours places={hours} />
        </section>
        {(map !== null || drawing !== null) && (
          <LocationMap className={styles.map} label={`Map of ${location.name}`} places={[location]} map={map}>
            {drawing === null ? undefined : <MapDrawing drawing={drawing} />}
          </LocationMap>
        )}
      </div>
    </div>
  );
};

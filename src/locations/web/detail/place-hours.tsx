import type { PlaceHoursView } from '../../view/build-place-hours.ts';
import { HolidayHours } from '../hours/holiday-hours.tsx';
import { HoursTable } from '../hours/hours-table.tsx';
import { OpenNow } from '../hours/open-now.tsx';
import styles from './place-hours.module.css';

const Hours = ({ id, name, hours }: PlaceHoursView) => (
  <div className={styles.hours}>
    <OpenNow hours={hours} />
    <HoursTable name={name} hours={hours} />
    <HolidayHours id={`holidays-${id}`} name={name} hours={hours} />
  </div>
);

/** The hours of a place. Radio buttons switch locations without scripts. @spec L2.65 */
export const PlaceHours = ({ places }: { readonly places: readonly PlaceHoursView[] }) => {
  const [first] = places;
  if (first === undefined) return null;
  if (places.length === 1) return <Hours {...first} />;
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Hours of</legend>
      {places.map((place) => (
        <div key={place.id} className={styles.kind}>
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

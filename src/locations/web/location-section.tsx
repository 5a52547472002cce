import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { PageSection } from '#src/ui/page-section.tsx';
import type { LocationView } from '../view/location-view.ts';
import { AwayBanner } from './away-banner.tsx';
import styles from './location-section.module.css';

/** Where the vehicle can be seen, when, and the way there. @spec B2.14, B2.40, B2.58, L3.16 */
export const LocationSection = ({ location }: { readonly location: LocationView }) => (
  <PageSection id="vehicle-map-title" anchor="vehicle-map" title="Where to see it">
    {location.awayText !== null && <AwayBanner text={location.awayText} directionsHref={location.directionsHref} />}
    <div className={styles.columns}>
      <address className={styles.place}>
        <b>{location.name}</b>
        {location.address !== null && <span>{location.address}</span>}
        {location.phone !== null && <a href={location.phone.href}>{location.phone.text}</a>}
        {location.directionsHref !== null && (
          <a
            className={`${buttons.outlined} ${styles.directions}`}
            href={location.directionsHref}
            target="_blank"
            rel="noopener"
          >
            <Icon name="pin" />
            Get Directions
            <span className="visually-hidden"> to {location.name} (opens in a new tab)</span>
          </a>
        )}
      </address>
      {location.openingHours.length > 0 && (
        <table className={styles.hours}>
          <caption className="visually-hidden">Opening hours of {location.name}</caption>
          <tbody>
            {location.openingHours.map(({ days, text }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  </PageSection>
);

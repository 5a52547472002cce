import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import type { LocationCardView } from '../view/build-location-cards.ts';
import styles from './location-list.module.css';

function Picture({ imageUrl }: { readonly imageUrl: string }) {
  return (
    <img
      className={styles.picture}
      src={buildImageUrl(imageUrl, 600)}
      srcSet={buildSrcSet(imageUrl, 800)}
      sizes="(min-width: 64rem) 400px, 90vw"
      alt=""
      width={600}
      height={400}
      loading="lazy"
    />
  );
}

function Hours({ hours, isOpen }: Pick<LocationCardView, 'hours'> & { readonly isOpen: boolean }) {
  return (
    <details open={isOpen}>
      <summary>Opening hours</summary>
      <table>
        <tbody>
          {hours.map(({ day, text }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface LocationCardProps {
  readonly location: LocationCardView;
  readonly contactPath: string | null;
}

function LocationCard({ location, contactPath }: LocationCardProps) {
  const { name, imageUrl, address, phones, dealerLicenceNumber, repairerNumber, reviewsText, openText, stockHref } =
    location;
  return (
    <li className={styles.card} id={contactPath === null ? location.anchor : undefined}>
      {imageUrl !== null && <Picture imageUrl={imageUrl} />}
      <div className={styles.body}>
        <h3>{name}</h3>
        <p>{address}</p>
        {reviewsText !== null && <p className={styles.quiet}>{reviewsText}</p>}
        {openText !== null && <p className={styles.open}>{openText}</p>}
        <p className={styles.links}>
          {phones.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {contactPath !== null && (
            <a href={`${contactPath}#${location.anchor}`} aria-label={`Contact Us, ${name}`}>
              Contact Us
            </a>
          )}
          <a href={location.directionsHref} rel="noopener" aria-label={`Get Directions to ${name}`}>
            Get Directions
          </a>
          {stockHref !== null && <a href={stockHref}>Stock at {name}</a>}
        </p>
        <Hours hours={location.hours} isOpen={contactPath === null} />
        {dealerLicenceNumber !== null && <p className={styles.quiet}>Dealer licence {dealerLicenceNumber}</p>}
        {repairerNumber !== null && <p className={styles.quiet}>Motor vehicle repairer {repairerNumber}</p>}
      </div>
    </li>
  );
}

interface LocationListProps {
  readonly locations: readonly LocationCardView[];
  readonly heading?: string;
  /** The page that says more of each location; null on that page itself. */
  readonly contactPath?: string | null;
}

/** The dealer's locations with hours, phones and the way there. @spec L1.03, L2.63 */
export function LocationList({ locations, heading = 'Our Locations', contactPath = null }: LocationListProps) {
  return (
    <section className={styles.locations} aria-labelledby="locations-title">
      <h2 id="locations-title">{heading}</h2>
      <ul>
        {locations.map((location) => (
          <LocationCard key={location.id} location={location} contactPath={contactPath} />
        ))}
      </ul>
    </section>
  );
}

import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import type { LocationCardView } from './build-location-cards.ts';
import styles from './location-list.module.css';

function LocationCard({ location }: { readonly location: LocationCardView }) {
  const { name, imageUrl, address, phone, licence, openText, hours } = location;
  return (
    <li className={styles.card}>
      {imageUrl !== null && (
        <img
          src={buildImageUrl(imageUrl, 640)}
          srcSet={buildSrcSet(imageUrl, 800)}
          sizes="(min-width: 64rem) 400px, 90vw"
          alt=""
          width={600}
          height={400}
          loading="lazy"
        />
      )}
      <div className={styles.body}>
        <h3>{name}</h3>
        <p>{address}</p>
        {openText !== null && <p className={styles.open}>{openText}</p>}
        <p className={styles.links}>
          <a href={phone.href}>{phone.label}</a>
          <a href={location.directionsHref} rel="noopener">
            Get Directions
          </a>
          <a href={location.stockHref}>Stock at {name}</a>
        </p>
        <details>
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
        {licence !== null && <p className={styles.quiet}>Dealer licence {licence}</p>}
      </div>
    </li>
  );
}

/** The dealer's locations with hours, phone and the way there. @spec L1.03, L2.63 */
export function LocationList({
  locations,
  heading = 'Our Locations',
}: {
  readonly locations: readonly LocationCardView[];
  readonly heading?: string;
}) {
  return (
    <section className={styles.locations} aria-labelledby="locations-title">
      <h2 id="locations-title">{heading}</h2>
      <ul>
        {locations.map((location) => (
          <LocationCard key={location.id} location={location} />
        ))}
      </ul>
    </section>
  );
}

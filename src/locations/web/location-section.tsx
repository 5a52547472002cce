import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { PageSection } from '#src/ui/page-section.tsx';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import type { LocationView } from '../view/build-location-view.ts';
import { AwayBanner } from './away-banner.tsx';
import styles from './location-section.module.css';
import { useClosing } from './use-closing.ts';

const Directions = ({ name, href }: { readonly name: string; readonly href: string }) => (
  <a className={`${buttons.outlined} ${styles.directions}`} href={href} target="_blank" rel="noopener">
    <Icon name="pin" />
    Get Directions
    <span className="visually-hidden"> to {name} (opens in a new tab)</span>
  </a>
);

/** @spec B2.14, B2.40, B2.57, B2.58, L3.16 */
export const LocationSection = ({ location }: { readonly location: LocationView }) => {
  const { awayText, directionsHref } = location;
  const closing = useClosing(awayText ?? '');
  const isBannerShown = awayText !== null && !closing.isClosed;
  const isNamedByBanner = isBannerShown && awayText.endsWith(` ${location.name}`);
  const hasMoreToSay = location.address !== null || location.phone !== null;
  return (
    <PageSection id="vehicle-map-title" anchor="vehicle-map" title="Location">
      {isBannerShown && <AwayBanner text={awayText} directionsHref={directionsHref} closing={closing} />}
      <div className={styles.columns}>
        <address className={styles.place}>
          {!(isNamedByBanner && hasMoreToSay) && <b>{location.name}</b>}
          {location.badge !== location.name && location.address === null && <span>{location.badge}</span>}
          {location.address !== null && <span>{location.address}</span>}
          {location.phone !== null && (
            // Says 'this location', because the call button can dial another department, or the dealer's main number.
            <PhoneLink phone={location.phone}>
              {(text, isHidden) => (isHidden ? 'Show this location’s number' : `Call this location: ${text}`)}
            </PhoneLink>
          )}
          {directionsHref !== null && !isBannerShown && <Directions name={location.name} href={directionsHref} />}
        </address>
        {location.openingHours.length > 0 && (
          <table className={styles.hours}>
            <caption className="visually-hidden">Opening hours for {location.name}</caption>
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
};

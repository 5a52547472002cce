import type { LocationCardView } from '#src/locations/view/build-location-card.ts';
import styles from './card.module.css';

/** @spec L2.63 */
export const Licences = ({
  location,
}: {
  readonly location: Pick<LocationCardView, 'dealerLicenceNumber' | 'repairerNumber'>;
}) => (
  <>
    {location.dealerLicenceNumber !== null && (
      <p className={styles.quiet}>Dealer licence {location.dealerLicenceNumber}</p>
    )}
    {location.repairerNumber !== null && (
      <p className={styles.quiet}>Motor vehicle repairer {location.repairerNumber}</p>
    )}
  </>
);

import type { VehicleSectionsView } from '#src/vehicle/view/information/build-vehicle-sections.ts';
import styles from './vehicle-disclaimer.module.css';

/** @spec B2.52, B2.12 */
export const VehicleDisclaimer = ({ disclaimer }: Pick<VehicleSectionsView, 'disclaimer'>) => (
  <div className={styles.disclaimer}>
    <p>
      {disclaimer.short} <a href="/terms-and-conditions">Terms and conditions</a>
    </p>
    <details>
      <summary>
        <span className={styles.more}>Read the full disclaimer</span>
        <span className={styles.less}>Hide the full disclaimer</span>
      </summary>
      <p>{disclaimer.full}</p>
    </details>
  </div>
);

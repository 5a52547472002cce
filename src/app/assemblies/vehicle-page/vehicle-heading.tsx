import { Icon } from '#src/ui/icon.tsx';
import styles from './vehicle-heading.module.css';
import type { VehiclePageView } from './vehicle-page-view.ts';

/** Year, make and model, with badge and series, and where the vehicle is. @spec B2.38, B2.57 */
export const VehicleHeading = ({ view }: { readonly view: VehiclePageView }) => (
  <div className={styles.heading}>
    <h1>{view.title}</h1>
    {view.subtitle !== null && <p className={styles.subtitle}>{view.subtitle}</p>}
    {view.location !== null && (
      <p className={styles.place}>
        <Icon name="pin" size="small" />
        <span className="visually-hidden">Located in </span>
        {view.location.badge}
      </p>
    )}
  </div>
);

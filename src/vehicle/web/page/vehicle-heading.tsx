import { Icon } from '#src/ui/icon.tsx';
import type { VehicleHeadingView } from '../../view/vehicle-heading-view.ts';
import styles from './vehicle-heading.module.css';

interface VehicleHeadingProps extends Pick<VehicleHeadingView, 'title' | 'subtitle'> {
  /** Where the vehicle is: 'Windsor, QLD'. */
  readonly place: string | null;
}

/** Year, make and model, with badge and series, and where the vehicle is. @spec B2.38, B2.57 */
export const VehicleHeading = ({ title, subtitle, place }: VehicleHeadingProps) => (
  <div className={styles.heading}>
    <h1>{title}</h1>
    {subtitle !== null && <p className={styles.subtitle}>{subtitle}</p>}
    {place !== null && (
      <p className={styles.place}>
        <Icon name="pin" size="small" />
        <span className="visually-hidden">Located in </span>
        {place}
      </p>
    )}
  </div>
);

import { joinKnown } from '#src/lib/text/join-known.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { VehicleHeadingView } from '../../view/vehicle-heading-view.ts';
import styles from './vehicle-heading.module.css';

interface VehicleHeadingProps extends Pick<VehicleHeadingView, 'title' | 'condition' | 'subtitle'> {
  /** Where the vehicle is: 'Windsor, QLD'. */
  readonly place: string | null;
}

/** Year, make and model, with its condition, badge and series, and where the vehicle is. @spec B2.38, B2.57, B9.14 */
export const VehicleHeading = ({ title, condition, subtitle, place }: VehicleHeadingProps) => (
  <div className={styles.heading}>
    <h1>{title}</h1>
    {(condition !== null || subtitle !== null) && (
      <p className={styles.subtitle}>{joinKnown([condition, subtitle], ' · ')}</p>
    )}
    {place !== null && (
      <p className={styles.place}>
        <Icon name="pin" size="small" />
        <span className="visually-hidden">Located in </span>
        {place}
      </p>
    )}
  </div>
);

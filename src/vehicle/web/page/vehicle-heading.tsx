import type { ReactNode } from 'react';
import { joinKnown } from '#src/lib/text/words.ts';
import { WholeNames } from '#src/ui/whole-names.tsx';
import type { VehicleHeadingView } from '../../view/vehicle-heading-view.ts';
import styles from './vehicle-heading.module.css';

interface VehicleHeadingProps extends Pick<VehicleHeadingView, 'title' | 'condition' | 'subtitle'> {
  readonly badge: ReactNode;
}

/** @spec B2.38, B2.57, B9.14 */
export const VehicleHeading = ({ title, condition, subtitle, badge }: VehicleHeadingProps) => (
  <div className={styles.heading}>
    <h1>
      <WholeNames text={title} />
    </h1>
    {(condition !== null || subtitle !== null) && (
      <p className={styles.subtitle}>{joinKnown([condition, subtitle], ' · ')}</p>
    )}
    {badge}
  </div>
);

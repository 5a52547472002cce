import { joinKnown } from '#src/lib/text/words.ts';
import type { VehicleHeadingView } from '../../view/vehicle-heading-view.ts';
import styles from './card-title.module.css';

interface CardTitleProps extends Pick<VehicleHeadingView, 'title' | 'condition' | 'subtitle'> {
  readonly href: string;
}

/** Year, make and model above condition and badge. The link covers the whole card. @spec B2.17, B9.14 */
export const CardTitle = ({ title, condition, subtitle, href }: CardTitleProps) => (
  <div className={styles.title}>
    <h3>
      <a href={href}>{title}</a>
    </h3>
    {(condition !== null || subtitle !== null) && <p>{joinKnown([condition, subtitle], ' · ')}</p>}
  </div>
);

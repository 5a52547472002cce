import type { VehicleHeadingView } from '../../view/vehicle-heading-view.ts';
import styles from './card-title.module.css';

interface CardTitleProps extends Pick<VehicleHeadingView, 'title' | 'subtitle'> {
  readonly href: string;
}

/** Year, make and model over the badge line. The link covers the whole card. @spec B2.17 */
export const CardTitle = ({ title, subtitle, href }: CardTitleProps) => (
  <div className={styles.title}>
    <h3>
      <a href={href}>{title}</a>
    </h3>
    {subtitle !== null && <p>{subtitle}</p>}
  </div>
);

import type { VehicleHeadingView } from '../../view/vehicle-heading-view.ts';
import styles from './vehicle-tags.module.css';

/** The one tag of the vehicle, and the certified badge beside it. @spec B4.05, B4.13 */
export const VehicleTags = ({ tag, certifiedLabel }: Pick<VehicleHeadingView, 'tag' | 'certifiedLabel'>) => {
  if (tag === null && certifiedLabel === null) return null;
  return (
    <p className={styles.tags}>
      {tag !== null && <span data-tone={tag.tone}>{tag.text}</span>}
      {certifiedLabel !== null && <span data-tone="neutral">{certifiedLabel}</span>}
    </p>
  );
};

import type { VehicleHeadingView } from '../../view/vehicle-heading-view.ts';
import { TagContent } from '../tag-content.tsx';
import styles from './vehicle-tags.module.css';

/** @spec B4.05 */
export const VehicleTags = ({ tag }: Pick<VehicleHeadingView, 'tag'>) =>
  tag === null ? null : (
    <p className={styles.tags}>
      <span data-tone={tag.tone}>
        <TagContent tag={tag} />
      </span>
    </p>
  );

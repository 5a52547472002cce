import { Icon } from '#src/ui/icon.tsx';
import type { BrandWallView } from '../view/build-brand-groups.ts';
import { BrandGrid } from './brand-grid.tsx';
import { BrandList } from './brand-list.tsx';
import styles from './brand-wall.module.css';

/** @spec B1.17 */
export const BrandWall = ({ wall: { featured, folded, groups } }: { readonly wall: BrandWallView }) => (
  <div className={styles.wall}>
    {featured.length > 0 && <BrandList tiles={featured} />}
    {folded !== null && (
      <details className={styles.folded}>
        <summary>
          {folded.label}
          <Icon name="chevronDown" size="small" />
        </summary>
        <BrandGrid groups={folded.groups} level={3} />
      </details>
    )}
    {groups.length > 0 && <BrandGrid groups={groups} level={3} />}
  </div>
);

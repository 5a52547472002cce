import type { BrandGroupView } from '../view/build-brand-groups.ts';
import styles from './brand-grid.module.css';
import { BrandList } from './brand-list.tsx';

interface BrandGridProps {
  readonly groups: readonly BrandGroupView[];
  readonly level: 2 | 3;
}

/** @spec B1.17 */
export const BrandGrid = ({ groups, level }: BrandGridProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.groups}>
      {groups.map(({ title, tiles }) => (
        <div key={title} className={styles.group}>
          <Heading>{title}</Heading>
          <BrandList tiles={tiles} />
        </div>
      ))}
    </div>
  );
};

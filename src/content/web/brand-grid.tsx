import type { BrandGroupView, BrandTileView } from '../view/build-brand-groups.ts';
import styles from './brand-grid.module.css';
import { WordMark } from './word-mark.tsx';

/** Pixels of a logo. @spec B1.18 */
const logo = { width: 76, height: 65 } as const;

const Brand = ({ title, href, logoSrc }: BrandTileView) => (
  <a href={href}>
    {logoSrc === null ? (
      <WordMark name={title} />
    ) : (
      <>
        <img src={logoSrc} alt="" {...logo} loading="lazy" />
        <span className={styles.label}>{title}</span>
      </>
    )}
  </a>
);

interface BrandGridProps {
  readonly groups: readonly BrandGroupView[];
  /** Of the headings over the groups: one less than that of the section. */
  readonly level: 2 | 3;
}

/** The brands of a group under their headings, each the way to its page. @spec B1.17, B1.18 */
export const BrandGrid = ({ groups, level }: BrandGridProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.groups}>
      {groups.map(({ title, tiles }) => (
        <div key={title} className={styles.group}>
          <Heading>{title}</Heading>
          <ul>
            {tiles.map((tile) => (
              <li key={tile.href}>
                <Brand {...tile} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};

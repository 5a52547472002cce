import type { BrandGroupView, BrandTileView } from '../view/build-brand-groups.ts';
import styles from './brand-grid.module.css';
import { WordMark } from './word-mark.tsx';

/** Logo size in pixels. @spec B1.18 */
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
  /** One level below the section's heading. */
  readonly level: 2 | 3;
}

/** Draws a group's brands under headings, each linking to its page. @spec B1.17, B1.18 */
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

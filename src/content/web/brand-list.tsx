import type { BrandTileView } from '../view/build-brand-groups.ts';
import styles from './brand-list.module.css';
import { WordMark } from './word-mark.tsx';

/** @spec B1.18 */
const logo = { width: 76, height: 65 } as const;

const Brand = ({ title, href, logoSrc }: BrandTileView) => (
  <a href={href}>
    {logoSrc === null ? (
      <>
        <WordMark name={title} />
        <span className="visually-hidden">{title}</span>
      </>
    ) : (
      <>
        <img src={logoSrc} alt="" {...logo} loading="lazy" />
        <span className={styles.label}>{title}</span>
      </>
    )}
  </a>
);

/** @spec B1.18 */
export const BrandList = ({ tiles }: { readonly tiles: readonly BrandTileView[] }) => (
  <ul className={styles.tiles}>
    {tiles.map((tile) => (
      <li key={tile.href}>
        <Brand {...tile} />
      </li>
    ))}
  </ul>
);

import { setWordMark } from '#src/content/view/set-word-mark.ts';
import type { BrandTileView } from '../view/build-brand-groups.ts';
import styles from './brand-list.module.css';

/** Draws a neutral word mark of 76 by 65 px for a brand without a logo. @spec B1.18, L3.12 */
const WordMark = ({ name }: { readonly name: string }) => {
  const { lines, sizePx } = setWordMark(name);
  const lineHeightPx = sizePx * 1.15;
  const topPx = 32.5 - ((lines.length - 1) * lineHeightPx) / 2;
  return (
    <>
      <svg className={styles.mark} width={76} height={65} viewBox="0 0 76 65" aria-hidden="true">
        {lines.map((line, index) => (
          <text key={line} x={38} y={topPx + index * lineHeightPx} fontSize={sizePx}>
            {line}
          </text>
        ))}
      </svg>
      <span className="visually-hidden">{name}</span>
    </>
  );
};

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

/** Draws brands as tiles of one size. Each links to its page. @spec B1.18 */
export const BrandList = ({ tiles }: { readonly tiles: readonly BrandTileView[] }) => (
  <ul className={styles.tiles}>
    {tiles.map((tile) => (
      <li key={tile.href}>
        <Brand {...tile} />
      </li>
    ))}
  </ul>
);

import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import type { StockTileView } from '../view/stock-tile-view.ts';
import styles from './stock-tiles.module.css';

/** Ways into the stock with their counts; makes are neutral word marks. */
export function StockTiles({ tiles }: { readonly tiles: readonly StockTileView[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ label, countText, href, imageUrl, isCutOut }) => (
        <li key={href}>
          <a className={styles.tile} href={href} data-picture={isCutOut ? 'cutOut' : undefined}>
            {imageUrl !== null && (
              <img
                src={buildImageUrl(imageUrl, 320)}
                srcSet={buildSrcSet(imageUrl, 480)}
                sizes="(width < 48rem) 45vw, 320px"
                alt=""
                width={300}
                height={200}
                loading="lazy"
              />
            )}
            <span className={styles.label}>{label}</span>
            <span className={styles.count}>{countText}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

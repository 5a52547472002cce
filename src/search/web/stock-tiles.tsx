import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import { useMissingPicture } from '#src/ui/use-missing-picture.ts';
import { WholeNames } from '#src/ui/whole-names.tsx';
import type { StockTileView, TilePicture } from '../view/home/create-stock-tiles.ts';
import { BodyDrawing } from './body-drawing.tsx';
import styles from './stock-tiles.module.css';

function Photograph({ url }: { readonly url: string }) {
  const { picture, isMissing, onError } = useMissingPicture();
  if (isMissing) return <BodyDrawing body="other" />;
  return (
    <img
      ref={picture}
      src={buildImageUrl(url, 320)}
      srcSet={buildSrcSet(url, 480)}
      sizes="(width < 48rem) 45vw, 320px"
      alt=""
      width={300}
      height={200}
      loading="lazy"
      onError={onError}
    />
  );
}

function Picture({ picture }: { readonly picture: TilePicture }) {
  switch (picture.kind) {
    case 'none':
      return null;
    case 'drawing':
      return <BodyDrawing body={picture.body} />;
    case 'cutOut':
    case 'photograph':
      return <Photograph url={picture.url} />;
  }
}

interface StockTilesProps {
  readonly tiles: readonly StockTileView[];
  readonly isList?: boolean;
}

/** @spec L1.06, L2.70, L2.71 */
export function StockTiles({ tiles, isList = false }: StockTilesProps) {
  return (
    <ul className={styles.tiles} data-list={isList || undefined}>
      {tiles.map(({ spokenLead, label, fromPrice, countText, href, picture }) => (
        <li key={href}>
          <a className={styles.tile} href={href} data-picture={picture.kind === 'none' ? undefined : picture.kind}>
            <Picture picture={picture} />
            <span className={styles.label}>
              {spokenLead !== undefined && <span className="visually-hidden">{`${spokenLead} `}</span>}
              <WholeNames text={label} />
            </span>
            {fromPrice && (
              <span className={styles.price}>
                <b>{fromPrice.text}</b> {fromPrice.terms !== null && <small>{fromPrice.terms}</small>}
              </span>
            )}
            <span className={styles.count}>{countText}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

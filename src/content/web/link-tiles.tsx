import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { Tile } from '../rules/blocks/own-block-schemas.ts';
import styles from './link-tiles.module.css';

interface LinkTilesProps {
  readonly tiles: readonly Tile[];
  readonly level: 2 | 3;
}

export function LinkTiles({ tiles, level }: LinkTilesProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ title, text, href, action, imageUrl, tone }) => (
        <li key={title} data-tone={tone}>
          {imageUrl !== undefined && (
            <img
              src={buildImageUrl(imageUrl, 600)}
              srcSet={buildSrcSet(imageUrl, 800)}
              sizes="(width < 64rem) 94vw, 600px"
              alt=""
              width={600}
              height={400}
              loading="lazy"
            />
          )}
          <div className={styles.words}>
            <Heading>{title}</Heading>
            <p>{text}</p>
            <a href={href}>
              {action}
              <Icon name="arrowRight" size="small" />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}

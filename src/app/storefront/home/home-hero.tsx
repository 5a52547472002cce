import { Suspense } from 'react';
import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import { HomeSearch } from '#src/search/web/home-search.tsx';
import { useSite } from '#src/sites/web/use-site.ts';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { HomeView } from './build-home-view.ts';
import styles from './home-hero.module.css';

/**
 * `sizes` of a picture as wide as the screen. On wide screens it's 92vw, because with 100vw a 1280 px screen would load
 * our 1,800 px version.
 */
const wideSizes = '(width < 64rem) 100vw, 92vw';

interface HeroPictureProps extends Pick<HomeView, 'hero'> {
  readonly sizes: string;
}

function HeroPicture({ hero, sizes }: HeroPictureProps) {
  if (hero.imageUrl === null) return null;
  return (
    <picture className={styles.picture} data-keeps={hero.imageKeeps}>
      {hero.imageTallUrl !== null && (
        <source media="(width < 48rem)" srcSet={buildSrcSet(hero.imageTallUrl, 1200)} sizes="100vw" />
      )}
      <img
        src={buildImageUrl(hero.imageUrl, 1200)}
        srcSet={buildSrcSet(hero.imageUrl, 1800)}
        sizes={sizes}
        alt={hero.imageAlt}
        width={1200}
        height={800}
        fetchPriority="high"
      />
    </picture>
  );
}

const TowingQuestion = lazyPart(() =>
  import('#src/search/web/towing-question.tsx').then((part) => part.TowingQuestion),
);

/** @spec B2.73 */
export function HomeHero({ hero, search, lead, towing }: Pick<HomeView, 'hero' | 'search' | 'lead' | 'towing'>) {
  const { layout } = useSite();
  const isWide = layout.hero === 'photograph' || layout.hero === 'plate';
  const [before, highlight, after] = hero.titleParts;
  return (
    <section className={styles.hero} data-layout={layout.hero} aria-labelledby="hero-title">
      <div className={styles.field}>
        <HeroPicture hero={hero} sizes={isWide ? wideSizes : '(width < 64rem) 100vw, 60vw'} />
        <div className={`page-width ${styles.words}`}>
          <h1 id="hero-title">
            {before}
            {highlight !== '' && <em>{highlight}</em>}
            {after}
          </h1>
          <p>{hero.text}</p>
          {hero.action !== null && (
            <a className={styles.action} href={hero.action.href}>
              {hero.action.label}
            </a>
          )}
        </div>
      </div>
      <div className={`page-width ${styles.search}`}>
        {towing !== null && (
          <Suspense>
            <TowingQuestion towing={towing} />
          </Suspense>
        )}
        <HomeSearch search={search} lead={lead} />
      </div>
    </section>
  );
}

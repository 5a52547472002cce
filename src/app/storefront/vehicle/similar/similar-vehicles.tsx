import { type RefObject, Suspense, useEffect, useState } from 'react';
import type { SimilarView, VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { useNear } from '#src/ui/late/use-near.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './similar-vehicles.module.css';

interface LoadedCards {
  readonly region: RefObject<HTMLElement | null>;
  readonly cards: readonly VehicleCardView[];
  readonly isWaiting: boolean;
  readonly hasNone: boolean;
}

const load = async (slug: string, signal: AbortSignal): Promise<readonly VehicleCardView[]> => {
  const { loadCards } = await import('#src/app/storefront/vehicle-card/load-cards.ts');
  return loadCards(pagePaths.similarVehicles(slug), signal);
};

/** Fetches similar cards once the region is near; after a failure only the link stays. @spec B9.23, B7.08 */
export const useSimilarCards = (slug: string, given: readonly VehicleCardView[]): LoadedCards => {
  const { region, isNear } = useNear<HTMLElement>();
  const [cards, setCards] = useState(given);
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    if (!isNear || given.length > 0) return;
    const abort = new AbortController();
    const show = (found: readonly VehicleCardView[]): void => {
      setCards(found);
      setHasNone(found.length === 0);
    };
    load(slug, abort.signal).then(show, (error: unknown) => {
      if (abort.signal.aborted) return;
      setHasNone(true);
      console.warn('similar vehicles', error);
    });
    return () => abort.abort();
  }, [slug, given, isNear]);
  return { region, cards, isWaiting: cards.length === 0 && !hasNone, hasNone };
};

// A first visit doesn't need the cards' script.
const SimilarCards = lazyPart(() =>
  import('#src/app/storefront/vehicle-card/similar-cards.tsx').then((part) => part.SimilarCards),
);

interface SimilarVehiclesProps {
  readonly slug: string;
  readonly similar: SimilarView;
}

/** Shows similar vehicles once the shopper scrolls near; without scripts, a link to a search does the same. @spec B2.53, B9.21, B9.23 */
export const SimilarVehicles = ({ slug, similar }: SimilarVehiclesProps) => {
  const { region, cards, isWaiting, hasNone } = useSimilarCards(slug, similar.cards);
  const more = (
    <a href={similar.moreHref}>
      {similar.moreLabel}
      <Icon name="arrowRight" />
    </a>
  );
  return (
    <section
      ref={region}
      className={styles.similar}
      {...(hasNone ? { 'aria-label': similar.heading } : { 'aria-labelledby': 'similar' })}
      data-no-print
    >
      <div className="page-width">
        {hasNone ? (
          more
        ) : (
          <SectionHead id="similar" title={similar.heading}>
            {more}
          </SectionHead>
        )}
        {isWaiting && <div className={styles.room} />}
        {cards.length > 0 && (
          <Suspense fallback={<div className={styles.room} />}>
            <SimilarCards cards={cards} />
          </Suspense>
        )}
      </div>
    </section>
  );
};

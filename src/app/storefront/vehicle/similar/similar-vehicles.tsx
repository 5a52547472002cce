import { Suspense } from 'react';
import type { SimilarView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { SimilarSkeletons } from '#src/app/storefront/vehicle-card/similar-skeletons.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './similar-vehicles.module.css';
import { useSimilarCards } from './use-similar-cards.ts';

const SimilarCards = lazyPart(() =>
  import('#src/app/storefront/vehicle-card/similar-cards.tsx').then((part) => part.SimilarCards),
);

interface SimilarVehiclesProps {
  readonly slug: string;
  readonly similar: SimilarView;
}

/** @spec B2.53, B9.21, B9.23 */
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
        {isWaiting && <SimilarSkeletons />}
        {cards.length > 0 && (
          <Suspense fallback={<SimilarSkeletons />}>
            <SimilarCards cards={cards} />
          </Suspense>
        )}
      </div>
    </section>
  );
};

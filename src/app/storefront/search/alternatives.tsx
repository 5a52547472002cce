import type { SimilarView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { SimilarCards } from '#src/app/storefront/vehicle-card/similar-cards.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './alternatives.module.css';

/** @spec B2.19 */
export const Alternatives = ({ similar }: { readonly similar: SimilarView }) => (
  <section className={styles.similar} aria-labelledby="similar">
    <SectionHead id="similar" title={similar.heading}>
      <a href={similar.moreHref}>{similar.moreLabel}</a>
    </SectionHead>
    <SimilarCards cards={similar.cards} />
  </section>
);

import { useState } from 'react';
import { getStoredLists } from '#src/favourites/web/stored-lists.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './recently-viewed.module.css';
import { SimilarCards } from './similar-cards.tsx';
import { useCards } from './use-cards.ts';

interface RecentlyViewedProps {
  readonly siteSlug: string;
  readonly exceptId: number;
  readonly count: number;
}

/** @spec B3.21 */
export const RecentlyViewed = ({ siteSlug, exceptId, count }: RecentlyViewedProps) => {
  const [ids] = useState(() =>
    getStoredLists(siteSlug)
      .viewed.getEntries()
      .map(({ id }) => id)
      .filter((id) => id !== exceptId)
      .slice(0, count),
  );
  const state = useCards(ids);
  if (state.kind !== 'loaded' || state.cards.length === 0) return null;
  return (
    <section className={styles.viewed} aria-labelledby="recently-viewed" data-no-print>
      <div className="page-width">
        <SectionHead id="recently-viewed" title="Recently viewed" />
        <SimilarCards cards={state.cards} />
      </div>
    </section>
  );
};

import { type ReactNode, Suspense } from 'react';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import { FacetGroup } from './facets/facet-group.tsx';
import styles from './filter-panel.module.css';

export const filterPanelId = 'filters';

const NearForm = lazyPart(() => import('./near-form.tsx').then((part) => part.NearForm));

interface FilterPanelProps {
  readonly view: SearchControlsView;
  readonly isEveryGroupOpen: boolean;
  readonly isCounting: boolean;
  /** The results' error message, repeated here because the open panel covers the results on a phone. */
  readonly trouble: ReactNode;
}

/** @spec B2.23 */
export const FilterPanel = ({ view, isEveryGroupOpen, isCounting, trouble }: FilterPanelProps) => (
  <aside
    className={styles.panel}
    data-empty={view.facets.length === 0 || undefined}
    id={filterPanelId}
    popover="auto"
    aria-label="Filters"
    data-filter-panel
  >
    <div className={styles.top}>
      <h2>Filters</h2>
      {view.chips.length > 0 && (
        <a className={styles.clearTop} href={view.clearHref}>
          Clear<span className="visually-hidden"> all filters</span>
        </a>
      )}
      <button
        type="button"
        className={styles.close}
        popoverTarget={filterPanelId}
        popoverTargetAction="hide"
        aria-label="Close filters"
      >
        <Icon name="close" />
      </button>
    </div>
    <div className={styles.groups}>
      {view.near !== null && (
        <Suspense>
          <NearForm near={view.near} />
        </Suspense>
      )}
      {view.facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} isOpen={facet.isOpen || isEveryGroupOpen} />
      ))}
    </div>
    <div className={styles.trouble}>{trouble}</div>
    <div className={styles.end}>
      <a className={`${buttons.plain} ${styles.clear}`} href={view.clearHref}>
        Clear Filters
      </a>
      <button
        type="button"
        className={`${buttons.filled} ${styles.show}`}
        popoverTarget={filterPanelId}
        popoverTargetAction="hide"
      >
        {isCounting ? 'Counting…' : view.showText}
      </button>
    </div>
  </aside>
);

import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { describeFacetChoice } from '../view/facets/describe-facet-choice.ts';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import styles from './filter-bar.module.css';
import { filterPanelId } from './filter-panel.tsx';

const pills = 5;

export const FilterBar = ({
  view,
  textSearch,
}: {
  readonly view: SearchControlsView;
  readonly textSearch: ReactNode;
}) => (
  <div className={styles.bar}>
    <div className={styles.line}>
      {textSearch}
      {view.facets.slice(0, pills).map((facet) => {
        const choice = describeFacetChoice(facet);
        return (
          <button
            key={facet.name}
            type="button"
            className={styles.pill}
            popoverTarget={filterPanelId}
            data-opens={facet.name}
            data-chosen={choice !== '' || undefined}
          >
            {choice === '' ? (
              facet.label
            ) : (
              <>
                <span className="visually-hidden">{facet.label}: </span>
                {choice}
              </>
            )}
          </button>
        );
      })}
      <button type="button" className={styles.all} popoverTarget={filterPanelId}>
        <Icon name="filter" />
        Filters
        {view.chips.length > 0 && (
          <>
            <span className="visually-hidden">, selected: </span>
            {` ${view.chips.length}`}
          </>
        )}
      </button>
    </div>
  </div>
);

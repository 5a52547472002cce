import type { FacetView } from '../../view/facets/facet-view.ts';
import styles from './facet-values.module.css';
import { OptionList } from './option-list.tsx';

/** Shows the first values of a filter, and the others on request. @spec B3.14 */
export const FacetValues = ({ facet }: { readonly facet: Extract<FacetView, { kind: 'values' }> }) => {
  const shown = facet.options.slice(0, facet.previewCount);
  const rest = facet.options.slice(facet.previewCount);
  return (
    <div data-pills={facet.options.length <= 8 || undefined}>
      <OptionList options={shown} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            <span className={styles.show}>All {facet.options.length}</span>
            <span className={styles.hide}>Fewer</span>
            <span className="visually-hidden"> choices of {facet.label}</span>
          </summary>
          <OptionList options={rest} />
        </details>
      )}
    </div>
  );
};

import { type ReactNode, useState } from 'react';
import { describeFacetChoice } from '../../view/facets/describe-facet-choice.ts';
import type { FacetView } from '../../view/facets/facet-view.ts';
import styles from './facet-group.module.css';
import { FacetMakes } from './facet-makes.tsx';
import { OptionList } from './facet-option.tsx';
import { FacetRange } from './facet-range.tsx';
import values from './facet-values.module.css';

/** @spec B3.14 */
const FacetValues = ({ facet }: { readonly facet: Extract<FacetView, { kind: 'values' }> }) => {
  const shown = facet.options.slice(0, facet.previewCount);
  const rest = facet.options.slice(facet.previewCount);
  return (
    <div data-pills={facet.options.length <= 8 || undefined}>
      <OptionList options={shown} />
      {rest.length > 0 && (
        <details className={values.more}>
          <summary>
            <span className={values.show}>All {facet.options.length}</span>
            <span className={values.hide}>Fewer</span>
            <span className="visually-hidden"> {facet.label} options</span>
          </summary>
          <OptionList options={rest} />
        </details>
      )}
    </div>
  );
};

const drawBody = (facet: FacetView): ReactNode => {
  switch (facet.kind) {
    case 'makes':
      return <FacetMakes facet={facet} />;
    case 'range':
      return <FacetRange facet={facet} />;
    case 'values':
      return <FacetValues facet={facet} />;
  }
};

export const FacetGroup = ({ facet, isOpen }: { readonly facet: FacetView; readonly isOpen: boolean }) => {
  // Ignores later values of `isOpen`, because a response mustn't close a group that the shopper opened.
  const [isOpenAtFirst] = useState(isOpen);
  const choice = describeFacetChoice(facet);
  return (
    <details className={styles.group} open={isOpenAtFirst} data-facet={facet.name}>
      <summary>
        <span className={styles.label}>{facet.label}</span>
        {choice !== '' && (
          <span className={styles.choice}>
            <span className="visually-hidden">, selected: </span>
            {choice}
          </span>
        )}
      </summary>
      {facet.kind === 'range' ? (
        <div className={styles.body}>{drawBody(facet)}</div>
      ) : (
        <fieldset className={styles.body}>
          <legend className="visually-hidden">{facet.label}</legend>
          {drawBody(facet)}
        </fieldset>
      )}
    </details>
  );
};

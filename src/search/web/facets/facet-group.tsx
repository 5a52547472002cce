import { type ReactNode, useState } from 'react';
import { describeFacetChoice } from '../../view/facets/describe-facet-choice.ts';
import type { FacetView } from '../../view/facets/facet-view.ts';
import styles from './facet-group.module.css';
import { FacetMakes } from './facet-makes.tsx';
import { FacetRange } from './facet-range.tsx';
import { FacetValues } from './facet-values.tsx';

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
  // Keeps what the shopper opened or closed: an answer must not fold a group under their finger.
  const [isOpenAtFirst] = useState(isOpen);
  const choice = describeFacetChoice(facet);
  return (
    <details className={styles.group} open={isOpenAtFirst} data-facet={facet.name}>
      <summary>
        <span className={styles.label}>{facet.label}</span>
        {choice !== '' && (
          <span className={styles.choice}>
            <span className="visually-hidden">, chosen: </span>
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

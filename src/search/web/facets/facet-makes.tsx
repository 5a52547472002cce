import type { FacetView, MakeOptionView } from '../../view/facets/facet-view.ts';
import { FacetOption, OptionList } from './facet-option.tsx';
import styles from './facet-values.module.css';

const MakeList = ({ makes }: { readonly makes: readonly MakeOptionView[] }) => (
  <ul className={styles.list}>
    {makes.map((make) => (
      <li key={make.label}>
        <FacetOption option={make} />
        {make.models.length > 0 && (
          <div className={styles.models}>
            <OptionList options={make.models} label={`${make.label} models`} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

const shortList = 8;

/** @spec B9.12 */
export const FacetMakes = ({ facet }: { readonly facet: Extract<FacetView, { kind: 'makes' }> }) => {
  const hasPopular = facet.all.length > shortList && facet.popular.length > 0;
  const [only] = facet.all;
  if (facet.all.length === 1 && only !== undefined && only.models.length > 0)
    return <OptionList options={only.models} />;
  if (!hasPopular) return <MakeList makes={facet.all.length > 0 ? facet.all : facet.popular} />;
  return (
    <>
      <p className={styles.caption}>Popular Makes</p>
      <MakeList makes={facet.popular.slice(0, facet.popular.length < facet.all.length ? undefined : shortList)} />
      <details className={styles.more}>
        <summary>{`All Makes (${facet.all.length})`}</summary>
        <MakeList makes={facet.all} />
      </details>
    </>
  );
};

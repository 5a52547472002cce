import type { FacetOptionView } from '../../view/facets/facet-view.ts';
import { FacetOption } from './facet-option.tsx';
import styles from './facet-values.module.css';

interface OptionListProps {
  readonly options: readonly FacetOptionView[];
  readonly label?: string;
}

export const OptionList = ({ options, label }: OptionListProps) => (
  <ul className={styles.list} aria-label={label}>
    {options.map((option) => (
      <li key={option.label}>
        <FacetOption option={option} />
      </li>
    ))}
  </ul>
);

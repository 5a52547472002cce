import { formatNumber } from '#src/lib/format-number.ts';
import type { FacetOptionView } from '../../view/facet-view.ts';
import styles from './facet-option.module.css';

/** One value of a filter: a plain link to the search with it turned on or off, drawn as a box to tick. */
export const FacetOption = ({ option }: { readonly option: FacetOptionView }) => (
  <a className={styles.option} href={option.href} aria-current={option.isSelected || undefined}>
    {`${option.label} `}
    <small>{formatNumber(option.count)}</small>
  </a>
);

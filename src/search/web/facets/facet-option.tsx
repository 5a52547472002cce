import { formatNumber } from '#src/lib/format-number.ts';
import type { FacetOptionView } from '../../view/facets/facet-view.ts';
import styles from './facet-option.module.css';

/** What makes a box to tick of a link: an input would have no address to go to without scripts. */
const tickBox = (isTicked: boolean) => ({ role: 'checkbox', 'aria-checked': isTicked }) as const;

/**
 * One value of a filter: a link to the search with it turned on or off, announced as a checkbox, for keyboards and screen readers.
 * A value that would find nothing keeps its place and cannot be chosen. @spec B3.14
 */
export const FacetOption = ({ option }: { readonly option: FacetOptionView }) => {
  const words = (
    <>
      {option.swatch && <i className={styles.swatch} data-swatch={option.swatch} />}
      {`${option.label} `}
      <small>{formatNumber(option.count)}</small>
    </>
  );
  if (option.href === null) {
    return (
      <span className={styles.option} data-without>
        {words}
      </span>
    );
  }
  return (
    <a className={styles.option} href={option.href} {...tickBox(option.isSelected)}>
      {words}
    </a>
  );
};

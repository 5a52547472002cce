import { formatNumber } from '#src/lib/format-number.ts';
import type { FacetOptionView } from '../../view/facets/facet-view.ts';
import styles from './facet-option.module.css';
import list from './facet-values.module.css';

/** Makes a link look like a checkbox to screen readers. A real checkbox would do nothing without scripts. */
const tickBox = (isTicked: boolean) => ({ role: 'checkbox', 'aria-checked': isTicked }) as const;

/** @spec B3.14 */
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

interface OptionListProps {
  readonly options: readonly FacetOptionView[];
  readonly label?: string;
}

export const OptionList = ({ options, label }: OptionListProps) => (
  <ul className={list.list} aria-label={label}>
    {options.map((option) => (
      <li key={option.label}>
        <FacetOption option={option} />
      </li>
    ))}
  </ul>
);

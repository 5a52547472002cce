import type { LeadChoiceView } from '../view/build-lead-choice.ts';
import styles from './lead-choice.module.css';

/** @spec B2.23, B3.14 */
export const LeadRadios = ({ lead }: { readonly lead: LeadChoiceView }) => (
  <fieldset data-lead>
    <legend className="visually-hidden">{lead.label}</legend>
    <div className={styles.choice} data-inside>
      {lead.options.map(({ value, label, countText }) => (
        <label key={value}>
          <input type="radio" name={lead.name} value={value} defaultChecked={value === ''} />
          {label}
          {countText !== null && <small>{countText}</small>}
        </label>
      ))}
    </div>
  </fieldset>
);

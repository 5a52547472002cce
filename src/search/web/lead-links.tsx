import type { LeadChoiceView } from '../view/build-lead-choice.ts';
import styles from './lead-choice.module.css';

/** @spec B3.14 */
export const LeadLinks = ({ lead }: { readonly lead: LeadChoiceView }) => (
  <nav className={styles.choice} aria-label={lead.label} data-choices>
    {lead.options.map(({ value, label, countText, href, isChosen }) => (
      <a key={value} href={href} aria-current={isChosen || undefined}>
        {label}
        {countText !== null && <small>{countText}</small>}
      </a>
    ))}
  </nav>
);

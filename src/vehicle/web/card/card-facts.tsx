import type { Figure } from '../../view/figure.ts';
import styles from './card-facts.module.css';

interface CardFactsProps {
  readonly attributes: readonly Figure[];
  /** '$1,380 below market', in layouts that put it before the facts. */
  readonly savingText?: string | null;
}

/** The attributes of a vehicle, as chips or as one line of text. @spec B9.10, B4.26 */
export const CardFacts = ({ attributes, savingText = null }: CardFactsProps) => {
  if (attributes.length === 0 && savingText === null) return null;
  return (
    <ul className={styles.facts}>
      {savingText !== null && <li className={styles.saving}>{savingText}</li>}
      {attributes.map(({ name, label, value }) => (
        <li key={name} data-name={name}>
          <span className="visually-hidden">{`${label}: `}</span>
          {value}
        </li>
      ))}
    </ul>
  );
};

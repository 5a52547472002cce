import type { Reason } from '../rules/reason-schema.ts';
import styles from './reasons.module.css';

/** Why a shopper should choose this dealer. @spec L1.11 */
export const Reasons = ({ reasons }: { readonly reasons: readonly Reason[] }) => (
  <ul className={styles.reasons}>
    {reasons.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

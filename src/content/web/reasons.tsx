import type { Reason } from '../rules/blocks/own-block-schemas.ts';
import styles from './reasons.module.css';

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  readonly level: 2 | 3;
}

/** @spec L1.11 */
export const Reasons = ({ reasons, level }: ReasonsProps) => {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
};

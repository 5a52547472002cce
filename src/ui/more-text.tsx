import { cutAtWord } from '#src/lib/text/cut-text.ts';
import styles from './more-text.module.css';

interface MoreTextProps {
  readonly text: string;
  readonly maxCharacters: number;
  readonly cutCharacters?: number;
  readonly more?: string;
  readonly less?: string;
}

/** @spec B4.54, B9.19 */
export const MoreText = ({
  text,
  maxCharacters,
  cutCharacters = maxCharacters,
  more = 'Show More',
  less = 'Show Less',
}: MoreTextProps) => {
  if (text.length <= maxCharacters) return <p>{text}</p>;
  return (
    <div className={styles.more}>
      <p data-less="">{`${cutAtWord(text, cutCharacters)}…`}</p>
      <p data-more="">{text}</p>
      <details>
        <summary>
          <span className={styles.show}>{more}</span>
          <span className={styles.hide}>{less}</span>
        </summary>
      </details>
    </div>
  );
};

import styles from './dealer-comments.module.css';
import { Expander } from './expander.tsx';

interface DealerCommentsProps {
  readonly paragraphs: readonly string[];
  readonly preview: readonly string[] | null;
}

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text, at) => <p key={`paragraph-${String(at)}`}>{text}</p>);

/** @spec B4.51 to B4.53 */
export const DealerComments = ({ paragraphs, preview }: DealerCommentsProps) => {
  if (preview === null) {
    return (
      <div className={styles.comments}>
        <Paragraphs texts={paragraphs} />
      </div>
    );
  }
  return (
    <Expander moreLabel="Show more" lessLabel="Show less">
      <div className={styles.comments} data-less="">
        <Paragraphs texts={preview} />
      </div>
      <div className={styles.comments} data-more="">
        <Paragraphs texts={paragraphs} />
      </div>
    </Expander>
  );
};

import { WordMark } from '#src/content/web/word-mark.tsx';
import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import type { ContentView } from './build-content-view.ts';
import styles from './content-head.module.css';

interface ContentHeadProps extends Pick<ContentView, 'title' | 'lead' | 'picture'> {
  /** @spec L3.12 */
  readonly wordMark?: string | null;
}

export const ContentHead = ({ title, lead, picture, wordMark = null }: ContentHeadProps) => (
  <div className={styles.head} data-has-picture={picture !== null || wordMark !== null || undefined}>
    <div className={styles.words}>
      <h1>{title}</h1>
      {lead !== null && <p>{lead}</p>}
    </div>
    {picture !== null && (
      <img
        src={buildImageUrl(picture.src, 1200)}
        srcSet={buildSrcSet(picture.src, 1800)}
        sizes="(width < 56rem) 100vw, 1248px"
        alt={picture.alt}
        width={1200}
        height={800}
        fetchPriority="high"
      />
    )}
    {picture === null && wordMark !== null && (
      <div className={styles.mark}>
        <WordMark name={wordMark} />
      </div>
    )}
  </div>
);

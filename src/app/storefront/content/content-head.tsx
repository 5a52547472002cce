import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import type { ContentView } from './build-content-view.ts';
import styles from './content-head.module.css';

export const ContentHead = ({ title, lead, picture }: Pick<ContentView, 'title' | 'lead' | 'picture'>) => (
  <div className={styles.head} data-has-picture={picture !== null || undefined}>
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
  </div>
);

import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import { DealerText } from '#src/ui/dealer-text.tsx';
import type { ArticleView } from '../view/build-post-card.ts';
import styles from './article.module.css';
import { TagLinks } from './tag-links.tsx';

const Facts = ({ article }: { readonly article: ArticleView }) => (
  <p className={styles.facts}>
    <span>By {article.author}</span>
    <time dateTime={article.day}>{article.dateText}</time>
    {article.updatedText !== null && <span>{article.updatedText}</span>}
    {article.readingText !== null && <span>{article.readingText}</span>}
  </p>
);

/** Draws a post on its own page. @spec L1.08 */
export const Article = ({ article }: { readonly article: ArticleView }) => (
  <article className={styles.article}>
    <header className={styles.head}>
      <h1>{article.heading}</h1>
      <p className={styles.summary}>{article.summary}</p>
      <Facts article={article} />
    </header>
    {article.image !== null && (
      <img
        src={buildImageUrl(article.image.url, 1200)}
        srcSet={buildSrcSet(article.image.url, 1800)}
        sizes="(width < 64rem) 94vw, 60rem"
        alt={article.image.alt}
        width={1200}
        height={675}
        fetchPriority="high"
      />
    )}
    <DealerText html={article.html} />
    <TagLinks tags={article.tags} />
  </article>
);

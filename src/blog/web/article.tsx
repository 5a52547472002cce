import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import { DealerText } from '#src/ui/dealer-text.tsx';
import type { ArticleView } from '../view/build-post-card.ts';
import styles from './article.module.css';
import { TagLinks } from './tag-links.tsx';

const Facts = ({ article }: { readonly article: ArticleView }) => {
  const { author, day, dateText, updatedText, readingText } = article;
  return (
    <div className={styles.byline}>
      {author.imageUrl !== null && (
        <img src={buildImageUrl(author.imageUrl, 160)} alt="" width={56} height={56} loading="lazy" />
      )}
      <p className={styles.facts}>
        <span className={author.role === null ? undefined : styles.author}>By {author.name}</span>
        {author.role !== null && <span>{author.role}</span>}
        <time dateTime={day}>{dateText}</time>
        {updatedText !== null && <span>{updatedText}</span>}
        {readingText !== null && <span>{readingText}</span>}
      </p>
    </div>
  );
};

/** @spec L1.08 */
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
        sizes="(width < 48rem) 94vw, 44rem"
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

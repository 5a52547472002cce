import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import linkBox from '#src/ui/link-box.module.css';
import type { AuthorView, PostCardView } from '../view/build-post-card.ts';
import styles from './post-card.module.css';

interface PostCardProps {
  readonly post: PostCardView;
  readonly sizes: string;
  readonly isFirst?: boolean;
}

const Author = ({ author: { name, imageUrl } }: { readonly author: AuthorView }) => (
  <span className={styles.author}>
    {imageUrl !== null && <img src={buildImageUrl(imageUrl, 160)} alt="" width={32} height={32} loading="lazy" />}
    {name}
  </span>
);

/** @spec B3.27 */
export const PostCard = ({ post, sizes, isFirst = false }: PostCardProps) => {
  const { href, heading, summary, author, image, day, dateText, readingText, tag } = post;
  return (
    <article className={`${linkBox.box} ${styles.card}`}>
      {image !== null && (
        <img
          src={buildImageUrl(image.url, 800)}
          srcSet={buildSrcSet(image.url, 1200)}
          sizes={sizes}
          alt={image.alt}
          width={800}
          height={450}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      )}
      <div className={styles.words}>
        {tag !== null && <p className={styles.tag}>{tag.label}</p>}
        <h3>
          <a href={href}>{heading}</a>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          {author.role !== null && <Author author={author} />}
          <time dateTime={day}>{dateText}</time>
          {readingText !== null && <span>{readingText}</span>}
        </p>
      </div>
    </article>
  );
};

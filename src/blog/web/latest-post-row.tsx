import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { buildImageUrl } from '#src/lib/image-url.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import linkBox from '#src/ui/link-box.module.css';
import { SectionHead } from '#src/ui/section-head.tsx';
import type { LatestPost } from '../rules/latest-post.ts';
import styles from './latest-posts.module.css';

/** Draws posts as a row of cards. @spec B3.27 */
export const LatestPostRow = ({ posts }: { readonly posts: readonly LatestPost[] }) => (
  <section className={styles.posts} aria-labelledby="latest-posts">
    <SectionHead id="latest-posts" title="From our blog">
      <a href={publicationPaths.blog}>All posts</a>
    </SectionHead>
    {posts.length > 0 && (
      <ul>
        {posts.map(({ href, heading, image, date }) => (
          <li key={href} className={`${linkBox.box} ${styles.card}`}>
            {image !== null && <img src={buildImageUrl(image, 480)} alt="" width={480} height={270} loading="lazy" />}
            <div>
              <h3>
                <a href={href}>{heading}</a>
              </h3>
              <p>
                <time dateTime={date}>{formatDayInWords(date)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
);

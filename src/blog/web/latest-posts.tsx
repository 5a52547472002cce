import { useEffect, useState } from 'react';
import { isLatestPosts, type LatestPost } from '#src/blog/rules/latest-post.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { buildImageUrl } from '#src/lib/image-url.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import linkBox from '#src/ui/link-box.module.css';
import { SectionHead } from '#src/ui/section-head.tsx';

import styles from './latest-posts.module.css';

/** @spec B3.27 */
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

/** @spec B2.54 */
const loadLatestPosts = async (signal: AbortSignal): Promise<readonly LatestPost[]> => {
  const response = await fetchWithTimeout(publicationPaths.latestPosts, signal);
  if (!response.ok) throw new Error(`The latest posts returned ${response.status}.`);
  const answer: unknown = await response.json();
  if (!isLatestPosts(answer)) throw new Error("The latest posts aren't what was asked for.");
  return answer.posts;
};

/** @spec B2.54 */
export const LatestPosts = () => {
  const [posts, setPosts] = useState<readonly LatestPost[] | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const report = (error: unknown): void => {
      if (asking.signal.aborted) return;
      console.warn('the latest posts', error);
      setPosts([]);
    };
    loadLatestPosts(asking.signal).then(setPosts, report);
    return () => asking.abort();
  }, []);
  return posts === null ? null : <LatestPostRow posts={posts} />;
};

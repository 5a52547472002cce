import { useEffect, useState } from 'react';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { isLatestPosts, type LatestPost } from '../rules/latest-post.ts';
import { LatestPostRow } from './latest-post-row.tsx';

/** Fetches the newest posts; throws when the request fails or its answer is invalid. @spec B2.54 */
const loadLatestPosts = async (signal: AbortSignal): Promise<readonly LatestPost[]> => {
  const response = await fetchInTime(publicationPaths.latestPosts, signal);
  if (!response.ok) throw new Error(`The latest posts answered ${response.status}.`);
  const answer: unknown = await response.json();
  if (!isLatestPosts(answer)) throw new Error('The latest posts are not what was asked for.');
  return answer.posts;
};

/** Shows the blog's newest posts, or just a link when they can't be loaded. @spec B2.54 */
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

import { useEffect, useState } from 'react';
import type { LatestPost } from '../rules/latest-post.ts';
import { LatestPostRow } from './latest-post-row.tsx';
import { loadLatestPosts } from './load-latest-posts.ts';

/** The newest posts of the blog; only the way to it where they cannot be had. @spec B2.54 */
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

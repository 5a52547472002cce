import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { isLatestPosts, type LatestPost } from '../rules/latest-post.ts';

/** Asks for the newest posts. Throws when the call fails or its answer is none. @spec B2.54 */
export const loadLatestPosts = async (signal: AbortSignal): Promise<readonly LatestPost[]> => {
  const response = await fetchInTime(publicationPaths.latestPosts, signal);
  if (!response.ok) throw new Error(`The latest posts answered ${response.status}.`);
  const answer: unknown = await response.json();
  if (!isLatestPosts(answer)) throw new Error('The latest posts are not what was asked for.');
  return answer.posts;
};

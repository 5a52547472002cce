import { startOfLocalDay } from '#src/lib/dates/start-of-local-day.ts';
import type { BlogPost } from '#src/sites/model/blog-post.ts';

/** The moments, as Unix milliseconds, at which posts begin to show: a page made before one of them is stale after it. */
export const listPostMoments = (posts: readonly Pick<BlogPost, 'day'>[], timeZone: string): readonly number[] =>
  posts.map(({ day }) => startOfLocalDay(day, timeZone));

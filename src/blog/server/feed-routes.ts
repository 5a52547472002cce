import type { FastifyPluginAsync } from 'fastify';
import { create } from 'xmlbuilder2';
import { locale } from '#src/lib/australia.ts';
import { localDay, startOfLocalDay } from '#src/lib/dates/local-day.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { BlogPost } from '#src/sites/model/publications.ts';
import { type BlogSite, listPublishedPosts } from '../rules/list-published-posts.ts';

interface FeedSite {
  readonly name: string;
  readonly tagline: string;
  readonly url: string;
  readonly timeZone: string;
}

const maxEntries = 30;

const makeAbsolute = (html: string, siteUrl: string): string =>
  html.replaceAll(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${siteUrl}/`);

/** Escapes '&', because xmlbuilder2 keeps entities as they are: the text '&lt;script>' would become markup. */
const asText = (text: string): string => text.replaceAll('&', '&amp;');

const momentOf = (day: string, { timeZone }: FeedSite): string =>
  new Date(startOfLocalDay(day, timeZone)).toISOString();

/** `posts` must be newest first. @spec L1.08 */
export const buildFeed = (posts: readonly BlogPost[], site: FeedSite): string => {
  const blogUrl = `${site.url}${publicationPaths.blog}`;
  const feedUrl = `${site.url}${publicationPaths.feed}`;
  const entries = posts.slice(0, maxEntries);
  const days = entries.map(({ day, changedDay }) => changedDay ?? day).toSorted();
  const feed = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }).ele(
    'http://www.w3.org/2005/Atom',
    'feed',
    {
      'xml:lang': locale,
    },
  );
  feed.ele('id').txt(feedUrl);
  feed.ele('title').txt(asText(`${site.name} blog`));
  feed.ele('subtitle').txt(asText(site.tagline));
  feed.ele('updated').txt(momentOf(days.at(-1) ?? '1970-01-02', site));
  feed.ele('author').ele('name').txt(asText(site.name));
  feed.ele('link', { rel: 'self', type: 'application/atom+xml', href: feedUrl });
  feed.ele('link', { rel: 'alternate', type: 'text/html', href: blogUrl });
  for (const post of entries) {
    const url = `${site.url}${publicationPaths.blogEntry(post.slug)}`;
    const entry = feed.ele('entry');
    entry.ele('id').txt(url);
    entry.ele('title').txt(asText(post.title));
    entry.ele('link', { rel: 'alternate', type: 'text/html', href: url });
    entry.ele('published').txt(momentOf(post.day, site));
    entry.ele('updated').txt(momentOf(post.changedDay ?? post.day, site));
    entry.ele('author').ele('name').txt(asText(post.author));
    for (const tag of post.tags) entry.ele('category', { term: asText(tag) });
    entry.ele('summary').txt(asText(post.summary));
    entry.ele('content', { type: 'html' }).txt(asText(makeAbsolute(post.html, site.url)));
  }
  return feed.end({ prettyPrint: true });
};

export interface FeedRoutesOptions {
  readonly siteOf: (host: string | undefined) => (BlogSite & FeedSite) | undefined;
}

const caching = 'public, max-age=300, s-maxage=300';

/** Keeps each site's feed for the day, because building a long one takes 100 ms. */
const createFeeds = (): ((site: BlogSite & FeedSite, now: Date) => string) => {
  const built = new WeakMap<BlogSite & FeedSite, { readonly day: string; readonly feed: string }>();
  return (site, now) => {
    const day = localDay(now, site.timeZone);
    const kept = built.get(site);
    if (kept?.day === day) return kept.feed;
    const feed = buildFeed(listPublishedPosts(site, now), site);
    built.set(site, { day, feed });
    return feed;
  };
};

/** @spec L1.08 */
export const feedRoutes =
  ({ siteOf }: FeedRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const feedOf = createFeeds();
    app.get(publicationPaths.feed, async (request, reply) => {
      const site = requireSite(siteOf, request);
      if (!site.config.blog.isEnabled) throw new DomainError('notFound', 'This site doesn’t have a blog.');
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', caching)
        .send(feedOf(site, new Date()));
    });
  };

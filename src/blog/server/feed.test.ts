import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { convert } from 'xmlbuilder2';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { makeTestPost } from '../testing/make-test-post.ts';
import { buildFeed, feedRoutes } from './feed-routes.ts';
import { latestPostRoutes } from './latest-post-routes.ts';

const posts = [
  makeTestPost({
    slug: 'newest',
    title: 'Oil\u0001 & <filters>',
    changedDay: '2026-10-20',
    image: { url: '/media/oil.avif', alt: 'Oil' },
    html: '<p>salt &amp; pepper &lt;b&gt;: see <a href="/service">service</a> <img src="/media/a.avif" alt="A"> <a href="https://x.example/">x</a></p>',
  }),
  makeTestPost({ slug: 'older', day: '2026-09-01', tags: ['Towing', 'Vans'] }),
  makeTestPost({ slug: 'tomorrow', day: '2999-01-01' }),
];
const makeSite = (isEnabled: boolean) => ({
  name: 'Wattle',
  tagline: 'Cars',
  url: 'https://www.wattle.example',
  timeZone: 'Australia/Brisbane',
  publications: { posts },
  config: { blog: { isEnabled, vehiclePageCount: 1 } },
});
const sites: Record<string, ReturnType<typeof makeSite>> = {
  'with.example': makeSite(true),
  'without.example': makeSite(false),
};

const app = Fastify();
const siteOf = (host: string | undefined) => sites[host ?? ''];
beforeAll(async () => {
  answerErrors(app);
  await app.register(feedRoutes({ siteOf }));
  await app.register(latestPostRoutes({ siteOf }));
});
afterEach(() => void vi.useRealTimers());
afterAll(() => app.close());
const ask = (url: string, host = 'with.example') => app.inject({ url, headers: { host } });

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly published: string;
  readonly updated: string;
  readonly content: { readonly '#': string };
}

describe('/blog/feed.xml', () => {
  it('is an Atom feed that says what Atom wants said, the newest post first [L1.08]', async () => {
    const { headers, body } = await ask('/blog/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=300, s-maxage=300');
    const { feed } = convert(body, { format: 'object' }) as unknown as {
      feed: Record<string, unknown> & { entry: Entry[] };
    };
    expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed.id).toBe('https://www.wattle.example/blog/feed.xml');
    expect(feed.updated).toBe('2026-10-19T14:00:00.000Z');
    expect(feed.entry.map(({ id }) => id)).toEqual([
      'https://www.wattle.example/blog/newest',
      'https://www.wattle.example/blog/older',
    ]);
    expect(feed.entry[0]).toMatchObject({
      published: '2026-10-04T14:00:00.000Z',
      updated: '2026-10-19T14:00:00.000Z',
    });
  });

  it('writes signs that XML would misread, and leaves out those that it cannot hold [L1.08]', async () => {
    const { body } = await ask('/blog/feed.xml');
    expect(body).toContain('<title>Oil &amp; &lt;filters&gt;</title>');
    expect(body).toContain('salt &amp;amp; pepper &amp;lt;b&amp;gt;');
  });

  it('says any title, tag and text as it was written, whatever of it XML would misread [L1.08]', () => {
    const parts = ['&', '&amp;', '&lt;', '&#60;', '<', '>', ']]>', '<![CDATA[', '"', "'", '<!--', '-->', '<?xml', '🚐'];
    const unwritable = ['\u0000', '\u0001', '\ufffe'];
    const hostile = fc
      .array(fc.constantFrom(...parts, ...unwritable, '\ud800'), { maxLength: 8 })
      .map((some) => `a${some.join('')}z`);
    const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
    const read = (xml: string, pattern: RegExp) =>
      pattern.exec(xml)?.[1]?.replaceAll(/&(\w+);/g, (whole, name) => signs[name] ?? whole);
    const withoutUnwritable = (text: string): string =>
      [...text].filter((sign) => sign.isWellFormed() && !unwritable.includes(sign)).join('');
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, tag, html) => {
        const [, entry = ''] = buildFeed([makeTestPost({ title, tags: [tag], html })], makeSite(true)).split('<entry>');
        expect([
          read(entry, /<title>(.*?)<\/title>/),
          read(entry, /term="(.*?)"/),
          read(entry, /<content [^>]*>(.*?)<\/content>/),
        ]).toEqual([title, tag, html].map(withoutUnwritable));
      }),
    );
  });

  it('is built once a day, however often it is asked for [L1.08]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T13:59:59Z') });
    const read = vi.fn(() => ({ posts }));
    sites['counted.example'] = Object.defineProperty(makeSite(true), 'publications', { get: read });
    const first = await ask('/blog/feed.xml', 'counted.example');
    expect((await ask('/blog/feed.xml', 'counted.example')).body).toBe(first.body);
    expect(read).toHaveBeenCalledTimes(1);
    // Midnight in Brisbane.
    vi.setSystemTime(Date.parse('2026-11-20T14:00:00Z'));
    await ask('/blog/feed.xml', 'counted.example');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('has whole addresses everywhere [L1.08]', async () => {
    const { body } = await ask('/blog/feed.xml');
    const { feed } = convert(body, { format: 'object' }) as unknown as { feed: { entry: Entry[] } };
    const html = feed.entry[0]?.content['#'] ?? '';
    expect(html).toContain('href="https://www.wattle.example/service"');
    expect(html).toContain('src="https://www.wattle.example/media/a.avif"');
    expect(html).toContain('href="https://x.example/"');
  });

  it('is not there on a site without a blog, nor on an unknown host [B2.54]', async () => {
    expect((await ask('/blog/feed.xml', 'without.example')).statusCode).toBe(404);
    expect((await ask('/blog/feed.xml', 'nobody.example')).statusCode).toBe(404);
  });
});

describe('/blog/latest.json', () => {
  it('has address, heading, picture and date of as many posts as vehicle pages show [B2.54] [B3.27]', async () => {
    const { headers, body } = await ask('/blog/latest.json');
    expect(JSON.parse(body)).toEqual({
      posts: [{ href: '/blog/newest', heading: 'Oil\u0001 & <filters>', image: '/media/oil.avif', date: '2026-10-05' }],
    });
    expect(headers['cache-control']).toBe('public, max-age=300, s-maxage=300');
  });

  it('is empty where the site has no blog [B2.54]', async () => {
    expect(JSON.parse((await ask('/blog/latest.json', 'without.example')).body)).toEqual({ posts: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestPost } from '#src/blog/testing/make-test-post.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import type { BlogPost } from '#src/sites/model/publications.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { BlogPage } from './blog-page.tsx';
import { buildBlogView } from './build-blog-view.ts';

const contextWith = (posts: readonly BlogPost[], blog: RawObject = {}, people: readonly RawObject[] = []) => {
  const context = makeTestContext({ blog: { isEnabled: true, ...blog }, content: { people } });
  return { ...context, site: { ...context.site, publications: { ...context.site.publications, posts } } };
};

interface DrawOptions {
  readonly name?: string;
  readonly page?: string;
  readonly isEnabled?: boolean;
  readonly pageSize?: number;
  readonly people?: readonly RawObject[];
}

const draw = (posts: readonly BlogPost[], { name, page, people, ...blog }: DrawOptions = {}) => {
  const context = contextWith(posts, blog, people);
  const view = buildBlogView(name, page === undefined ? [] : [page], context);
  return view === undefined ? undefined : drawOnSite(<BlogPage view={view} />, context);
};

const full = makeTestPost({
  slug: 'full',
  title: 'A full post',
  changedDay: '2026-10-20',
  tags: ['Vehicle reviews', 'Towing'],
  image: { url: '/media/van.avif', alt: 'A van' },
  html: '<h2>First</h2>\n<p>It <strong>tows</strong>.</p>',
});
const sparse = makeTestPost();
const many = Array.from({ length: 7 }, (_, at) => makeTestPost({ slug: `post-${at + 1}`, title: `Post ${at + 1}.` }));

describe('the list of posts', () => {
  it('has a card with address, heading, picture and date of each [B3.27] [L1.08]', () => {
    const markup = draw([full, sparse]) ?? '';
    expect(markup).toMatch(/href="\/blog\/full"[^>]*>A full post/);
    expect(markup).toContain('alt="A van"');
    expect(readText(markup)).toContain('A full post What the plate says. 5 October 2026 3 min read');
    for (const posts of [[full], [sparse], [full, sparse], []]) expect(findMarkupFlaws(draw(posts) ?? '')).toEqual([]);
  });

  it('leads to its feed, and says that nothing is written only where nothing is [L1.08]', () => {
    const [none, some] = [draw([]) ?? '', draw([sparse]) ?? ''];
    for (const markup of [none, some]) expect(markup).toMatch(/href="\/blog\/feed\.xml"[^>]*>Follow the blog/);
    expect(readText(none)).toContain('There aren’t any posts here yet.');
    expect(readText(some)).not.toContain('There aren’t any posts');
    expect(none).not.toContain('id="posts"');
  });

  it('says how long a post takes that takes longer than a minute [B3.27]', () => {
    expect(draw([makeTestPost({ wordCount: 330 })])).toContain('2 min read');
    expect(draw([makeTestPost({ wordCount: 329 })])).not.toContain('min read');
  });

  it('is cut into pages of as many posts as the site sets [L2.28]', () => {
    const first = draw(many, { pageSize: 3 }) ?? '';
    const last = draw(many, { pageSize: 3, page: '3' }) ?? '';
    expect(['Post 1.', 'Post 3.', 'Post 4.'].map((title) => first.includes(title))).toEqual([true, true, false]);
    expect(['Post 6.', 'Post 7.'].map((title) => last.includes(title))).toEqual([false, true]);
    expect(first).toContain('href="/blog?page=2" rel="next"');
    expect(last).toContain('href="/blog?page=2" rel="prev"');
    expect(first.match(/aria-label="Page \d" aria-current="page"/g)).toEqual([
      'aria-label="Page 1" aria-current="page"',
    ]);
    expect(last.match(/aria-label="Page \d" aria-current="page"/g)).toEqual([
      'aria-label="Page 3" aria-current="page"',
    ]);
    expect(readText(draw(many) ?? '')).not.toContain('Older posts');
  });

  it('names the page in its address only when it is not the first [L2.28]', () => {
    const addressOf = (pages: readonly string[]) =>
      buildBlogView(undefined, pages, contextWith(many, { pageSize: 3 }))?.document.canonicalUrl;
    expect([[], ['1'], ['2']].map(addressOf)).toEqual([
      'https://www.wattle.example/blog',
      'https://www.wattle.example/blog',
      'https://www.wattle.example/blog?page=2',
    ]);
    expect(draw(many, { pageSize: 3, page: '2' })).toContain('href="/blog"');
  });

  it('has no page beyond the last, nor one that is no number [L2.28]', () => {
    expect([draw(many, { page: '2' }), draw(many, { page: 'x' })]).toEqual([undefined, undefined]);
    expect(draw([full], { name: 'vehicle-reviews', page: '2' })).toBeUndefined();
    expect(draw([full], { name: 'boats' })).toBeUndefined();
  });

  it('has one page for a post, whatever page is asked for [L2.28]', () => {
    expect(draw(many, { name: 'post-1', page: '2' })).toBeUndefined();
  });

  it('can be narrowed to a tag, as /blog/vehicle-reviews [L2.28]', () => {
    const markup = draw([full, sparse], { name: 'vehicle-reviews' }) ?? '';
    expect(readText(markup)).toContain('Vehicle reviews A full post');
    expect(markup).not.toContain('href="/blog/towing-a-van"');
    expect(readText(draw([sparse], { name: 'vehicle-reviews' }) ?? '')).toContain('There aren’t any posts here yet.');
    expect(buildBlogView('vehicle-reviews', [], contextWith([sparse]))?.document.isIndexed).toBe(false);
  });
});

describe('a post', () => {
  it('says who wrote it, when, and all that was written [L1.08]', () => {
    const markup = draw([full, sparse], { name: 'full' }) ?? '';
    expect(readText(markup)).toContain('By Jo Field 5 October 2026 Updated 20 October 2026 3 min read');
    expect(markup).toContain('<strong>tows</strong>');
    expect(markup).toMatch(/href="\/blog\/vehicle-reviews"[^>]*>Vehicle reviews/);
    expect(findMarkupFlaws(markup)).toEqual([]);
  });

  it('shows its picture, and of a post without one only what it has [L1.08]', () => {
    const words = (post: BlogPost) => readText(draw([post], { name: post.slug }) ?? '');
    expect(draw([full], { name: 'full' })).toMatch(/<img[^>]*van\.avif[^>]* alt="A van"[^>]* fetchPriority="high"/);
    expect(draw([sparse], { name: sparse.slug })).not.toContain('<img');
    expect(words(sparse)).toContain('By Jo Field 5 October 2026');
    expect(words(sparse)).not.toContain('Updated');
  });

  it('leads to others like it, and to none where it is the only one [L1.08]', () => {
    expect(readText(draw([full, sparse], { name: 'full' }) ?? '')).toContain('Read next Towing Towing a van');
    const alone = draw([sparse], { name: 'towing-a-van' }) ?? '';
    expect(readText(alone)).not.toContain('Read next');
    expect(findMarkupFlaws(alone)).toEqual([]);
  });

  it('tells search engines who published what, and when [L1.08]', () => {
    const [, data] = buildBlogView('full', [], contextWith([full]))?.document.structuredData ?? [];
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'A full post',
      datePublished: '2026-10-05',
      dateModified: '2026-10-20',
      author: { '@type': 'Person', name: 'Jo Field' },
      url: 'https://www.wattle.example/blog/full',
    });
  });

  it('is not there before its day [L1.08]', () => {
    expect(draw([makeTestPost({ day: '2026-11-22' })], { name: 'towing-a-van' })).toBeUndefined();
    expect(draw([makeTestPost({ day: '2026-11-21' })], { name: 'towing-a-van' })).toContain('Towing a van');
  });
});

describe('an author whom the site introduces', () => {
  const jo = { name: 'Jo Field', role: 'Workshop, Windsor', imageUrl: '/media/jo.avif' };
  const portraits = (markup: string) => (markup.match(/<img[^>]*>/g) ?? []).filter((tag) => tag.includes('jo.avif'));

  it('has a role and a decorative portrait on the post [L1.08]', () => {
    const markup = draw([full, sparse], { name: 'full', people: [jo] }) ?? '';
    expect(readText(markup)).toContain('By Jo Field Workshop, Windsor 5 October 2026 Updated 20 October 2026');
    const [ofPost = '', ofRelated = '', ...others] = portraits(markup);
    expect(others).toEqual([]);
    for (const portrait of [ofPost, ofRelated]) {
      expect(portrait).toContain('alt=""');
      expect(portrait).toContain('loading="lazy"');
    }
    expect(ofPost).toContain('width="56" height="56"');
    expect(findMarkupFlaws(markup)).toEqual([]);
  });

  it('is named on the cards of the list [B3.27]', () => {
    const markup = draw([full], { people: [jo] }) ?? '';
    expect(readText(markup)).toContain('What the plate says. Jo Field 5 October 2026 3 min read');
    expect(portraits(markup)).toHaveLength(1);
    expect(portraits(markup)[0]).toContain('alt="" width="32" height="32" loading="lazy"');
  });

  it('needs no portrait, and other authors look as before [L1.08] [B3.27]', () => {
    const faceless = { name: 'Jo Field', role: 'Workshop, Windsor' };
    const post = draw([sparse], { name: sparse.slug, people: [faceless] }) ?? '';
    expect(readText(post)).toContain('By Jo Field Workshop, Windsor 5 October 2026');
    expect(readText(draw([sparse], { people: [faceless] }) ?? '')).toContain('Jo Field 5 October 2026');
    expect(post).not.toContain('<img');
    const other = { ...jo, name: 'Al Reid' };
    for (const name of [undefined, sparse.slug]) {
      const options = name === undefined ? {} : { name };
      expect(draw([sparse], { ...options, people: [other] })).toBe(draw([sparse], options));
    }
  });
});

it('is not there on a site without a blog [B2.54] [L1.08]', () => {
  for (const name of [undefined, 'towing-a-van', 'vehicle-reviews']) {
    expect(draw([sparse], { ...(name === undefined ? {} : { name }), isEnabled: false })).toBeUndefined();
  }
});

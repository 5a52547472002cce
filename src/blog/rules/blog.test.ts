import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestPost } from '../testing/make-test-post.ts';
import { findRelatedPosts, listPostMoments, listPublishedPosts } from './list-published-posts.ts';
import { findTag } from './list-tags.ts';
import { paginate, readPageNumber } from './paginate.ts';

const posts = [makeTestPost()];
const siteWith = (isEnabled: boolean) => ({
  timeZone: 'Australia/Brisbane',
  publications: { posts },
  config: { blog: { isEnabled } },
});
const midnight = Date.parse('2026-10-04T14:00:00Z');

it('shows a post from the first moment of its day by the clock of the site [L1.08]', () => {
  const countAt = (ms: number): number => listPublishedPosts(siteWith(true), new Date(ms)).length;
  expect([midnight - 1, midnight].map(countAt)).toEqual([0, 1]);
  expect(listPostMoments(posts, 'Australia/Brisbane')).toEqual([midnight]);
});

it('shows no post where the site has no blog [B2.54]', () => {
  expect(listPublishedPosts(siteWith(false), new Date(midnight))).toEqual([]);
});

describe('pages of a list', () => {
  it('hold every entry once, in order [L2.28]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (entries, pageSize) => {
        const pageCount = paginate(entries, 1, pageSize)?.pageCount ?? 0;
        const pages = Array.from({ length: pageCount }, (_, at) => paginate(entries, at + 1, pageSize)?.entries ?? []);
        expect(pages.flat()).toEqual(entries);
        expect([paginate(entries, 0, pageSize), paginate(entries, pageCount + 1, pageSize)]).toEqual([
          undefined,
          undefined,
        ]);
      }),
    );
  });

  it.each([
    [[], 1],
    [['1'], 1],
    [['12'], 12],
    [[''], undefined],
    [['0'], undefined],
    [['01'], undefined],
    [['2.5'], undefined],
    [['-1'], undefined],
    [['99999'], undefined],
    [['x'], undefined],
    [['1', '1'], undefined],
    [['1', 'x'], undefined],
  ])('an address with the pages %j asks for %j', (parameters, page) => {
    expect(readPageNumber(parameters)).toBe(page);
  });
});

it('puts posts that share most tags first, then the newest [L1.08]', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((slug, at) =>
    makeTestPost({ slug, tags: [['Vans'], ['Towing'], ['Towing', 'Vans']][at] ?? [] }),
  );
  const all = [a, b, c].filter((post) => post !== undefined);
  const related = findRelatedPosts(makeTestPost({ tags: ['Towing', 'Vans'] }), [...all, makeTestPost()], 3);
  expect(related.map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
});

it('has an address for vehicle reviews, with posts or without [L2.28]', () => {
  expect(findTag('vehicle-reviews', [])).toEqual({ label: 'Vehicle reviews', slug: 'vehicle-reviews' });
  expect(findTag('towing', posts)).toEqual({ label: 'Towing', slug: 'towing' });
  expect(findTag('boats', posts)).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestReview, makeTestSet } from '#src/reviews/testing/make-test-set.ts';
import type { ReviewSet } from '#src/sites/model/publications.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildReviewsPage } from './build-reviews-page.ts';
import { ReviewsPage } from './reviews-page.tsx';

const contextWith = (reviewSets: readonly ReviewSet[], reviews: Record<string, unknown> = {}) => {
  const context = makeTestContext({ reviews });
  return { ...context, site: { ...context.site, publications: { ...context.site.publications, reviewSets } } };
};

const draw = (reviewSets: readonly ReviewSet[], reviews?: Record<string, unknown>) => {
  const context = contextWith(reviewSets, reviews);
  const view = buildReviewsPage(context);
  return view === undefined ? undefined : drawOnSite(<ReviewsPage view={view} />, context);
};

describe('a set of reviews', () => {
  it('is summed up by its average with one decimal, its stars and its count [L9.25] [L9.26] [L9.27] [L9.28] [L9.29]', () => {
    const markup = draw([makeTestSet()]) ?? '';
    expect(readText(markup)).toContain('4.5 out of 5 stars 35 reviews on Google');
    expect(
      markup
        .match(/<svg[^>]* x="\d+" width="[\d.]+"/g)
        ?.slice(0, 5)
        .map((star) => star.replace(/.*width=/, '')),
    ).toEqual(['"24"', '"24"', '"24"', '"24"', '"12"']);
    expect(readText(draw([makeTestSet({ count: 1204, averageRating: '5' })]) ?? '')).toContain(
      '5.0 out of 5 stars 1,204 reviews',
    );
  });

  it('shows its twelve newest reviews, or as many as the site sets [L9.30]', () => {
    const shownOf = (reviews?: Record<string, unknown>) =>
      [...readText(draw([makeTestSet()], reviews) ?? '').matchAll(/Review number (\d+)\./g)].map(([, number]) =>
        Number(number),
      );
    expect(shownOf()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(shownOf({ shownCount: 2 })).toEqual([1, 2]);
  });

  it('shows only with an average above the minimum, which a site may set to 3 [L5.18] [L5.19] [L9.30]', () => {
    const isShown = (averageRating: string, reviews?: Record<string, unknown>): boolean =>
      draw([makeTestSet({ averageRating })], reviews) !== undefined;
    expect(['4', '4.0', '4.1'].map((average) => isShown(average))).toEqual([false, false, true]);
    expect(['3', '3.1'].map((average) => isShown(average, { minimumRating: 3 }))).toEqual([false, true]);
  });

  it('leads to its places only where there are several [L2.73]', () => {
    const place = makeTestSet({ locationSlug: 'moorooka' });
    expect(draw([place])).not.toContain('aria-label="Reviews by location"');
    expect(draw([makeTestSet(), place])).toContain('aria-label="Reviews by location"');
  });

  it('shows nowhere on a site that hides reviews [L5.18]', () => {
    expect(draw([makeTestSet()], { isHidden: true })).toBeUndefined();
    const [place] = minimalSite('wattle').locations as [object];
    const locations = [{ ...place, reviews: { averageRating: 4.8, count: 12 } }];
    const ratingOn = (reviews: object) =>
      makeTestContext({ locations, reviews }).site.locations[0]?.reviews?.averageRating;
    expect([{}, { isHidden: true }, { minimumRating: 4.8 }].map(ratingOn)).toEqual([4.8, undefined, undefined]);
  });

  it('stands before those of places where it is of the whole dealer [L1.07]', () => {
    const markup = draw([makeTestSet({ locationSlug: 'moorooka' }), makeTestSet()]) ?? '';
    expect([...markup.matchAll(/<h2 id="([^"]*)-title">/g)].map(([, id]) => id)).toEqual([
      'reviews-dealer',
      'reviews-moorooka',
    ]);
  });

  it('of one review leads to that one [L9.27]', () => {
    const reviews = [makeTestReview()];
    const markup = draw([makeTestSet({ count: 1, reviews, sourceUrl: 'https://reviews.example/' })]) ?? '';
    expect(readText(markup)).toContain('1 review on Google');
    expect(readText(markup)).toContain('Read it on Google');
  });

  it('is named after its place, and leads to where all of it can be read [L1.07]', () => {
    const sets = [makeTestSet(), makeTestSet({ locationSlug: 'moorooka', sourceUrl: 'https://reviews.example/m' })];
    const markup = draw(sets) ?? '';
    expect(readText(markup)).toContain('Moorooka 4.5 out of 5 stars');
    expect(markup).toContain('href="#reviews-moorooka"');
    expect(markup).toMatch(/href="https:\/\/reviews\.example\/m"[^>]*>Read all 35 on Google/);
    expect(findMarkupFlaws(markup)).toEqual([]);
  });
});

describe('the page', () => {
  it('lists its places only where there is more than one [L1.07]', () => {
    const moorooka = makeTestSet({ locationSlug: 'moorooka', averageRating: '4.8' });
    const both = draw([makeTestSet(), moorooka]) ?? '';
    const [, places = ''] = /aria-label="Reviews by location">(.*?)<\/nav>/s.exec(both) ?? [];
    expect([...places.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '#reviews-dealer',
      '#reviews-moorooka',
    ]);
    expect(readText(places)).toMatch(/ 4\.5 Moorooka 4\.8$/);
    expect(draw([moorooka])).not.toContain('Reviews by location');
  });

  it('shows the rating alone of a place that gives no reviews and no address for them [L1.07]', () => {
    const markup = draw([makeTestSet({ reviews: [], sourceUrl: null })]) ?? '';
    expect(readText(markup)).toMatch(/4\.5 out of 5 stars 35 reviews on Google$/);
    expect(markup).not.toMatch(/<ul|Read all/);
    expect(findMarkupFlaws(markup)).toEqual([]);
  });
});

describe('a review', () => {
  const drawOne = (changes: Parameters<typeof makeTestReview>[0]): string =>
    draw([makeTestSet({ reviews: [makeTestReview(changes)] })]) ?? '';

  it('says who wrote what, with how many stars and how long ago [L2.73] [L3.13]', () => {
    const markup = drawOne({ rating: 4, imageUrl: '/media/sam.avif' });
    expect(readText(markup)).toContain('Sam Field 1 month ago They did what they said.');
    expect(markup).toContain('<time dateTime="2026-10-05" title="5 October 2026">1 month ago</time>');
    expect(markup).toContain('aria-label="4.0 out of 5 stars"');
    expect(markup).toContain(encodeURIComponent('/media/sam.avif'));
    expect(findMarkupFlaws(markup)).toEqual([]);
  });

  it('shows no stars where it has none, and initials for a picture [L5.20]', () => {
    const markup = drawOne({});
    expect(markup).not.toContain('role="img"');
    expect(readText(markup)).toContain('SF Sam Field');
    expect(findMarkupFlaws(markup)).toEqual([]);
  });

  it.each([
    ['Priya M. Rao', 'PM Priya'],
    ['Bo (demo)', 'B Bo'],
    ['𝒜da 🚗', '𝒜 𝒜da'],
    ['- -', '- -'],
  ])('has the first letters of two of the names in %s [L3.13]', (customerName, words) => {
    expect(readText(drawOne({ customerName }))).toContain(`on Google ${words}`);
  });

  it('shows what the dealer replied, and when [L3.13]', () => {
    const reply = { text: 'Thank you, Sam.', day: '2026-10-06' };
    expect(readText(drawOne({ reply }))).toContain('Our reply, 6 October 2026 Thank you, Sam.');
  });

  it('is cut when it is long, and read on by those who ask [L2.73]', () => {
    const text = 'word '.repeat(80).trim();
    const markup = drawOne({ text });
    expect(readText(markup)).toContain('Read more Read less');
    expect(markup).toContain(`<p data-more="">${text}</p>`);
    expect(drawOne({})).not.toContain('Read more');
  });
});

it('tells search engines of no rating that the dealer gives itself [L1.07]', () => {
  const view = buildReviewsPage(contextWith([makeTestSet()]));
  expect(JSON.stringify(view?.document.structuredData)).not.toMatch(/rating/i);
});

it('is not there without reviews [L1.07]', () => {
  expect(draw([])).toBeUndefined();
});

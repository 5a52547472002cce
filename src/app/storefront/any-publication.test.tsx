import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BlogPage } from '#src/app/storefront/blog/blog-page.tsx';
import { buildBlogView } from '#src/app/storefront/blog/build-blog-view.ts';
import { buildOfferList } from '#src/app/storefront/offers/build-offer-list.server.ts';
import { buildOfferPage } from '#src/app/storefront/offers/build-offer-page.ts';
import { OffersPage } from '#src/app/storefront/offers/offers-page.tsx';
import { buildReviewsPage } from '#src/app/storefront/reviews/build-reviews-page.ts';
import { ReviewsPage } from '#src/app/storefront/reviews/reviews-page.tsx';
import { anyOffer, anyPost, anyReviewSets } from '#src/app/storefront/testing/any-publications.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { findNullFields } from '#src/app/storefront/testing/find-null-fields.ts';
import { findViewFlaws } from '#src/app/storefront/testing/find-view-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { findPublicationProblems } from '#src/sites/config/pages/find-publication-problems.ts';
import type { Publications } from '#src/sites/model/publications.ts';

const context = makeTestContext({
  blog: { isEnabled: true, pageSize: 2 },
  reviews: { minimumRating: 1 },
  finance: { provider: 'a', providers: { a: { name: 'Lender A', establishmentFeeDollars: 395 } } },
});

const findFlaws = (publications: Publications): readonly string[] => {
  const site = { ...context.site, publications };
  const here = { ...context, site };
  fc.pre(findPublicationProblems(site).length === 0);
  const offers = [buildOfferList(null, here), ...publications.offers.map(({ id }) => buildOfferPage(String(id), here))];
  const posts = [undefined, ...publications.posts.map(({ slug }) => slug)].map((name) => buildBlogView(name, [], here));
  const reviews = buildReviewsPage(here);
  const drawn = [
    ...offers.flatMap((view) => (view === undefined ? [] : [<OffersPage key="offers" view={view} />])),
    ...posts.flatMap((view) => (view === undefined ? [] : [<BlogPage key="blog" view={view} />])),
    ...(reviews === undefined ? [] : [<ReviewsPage key="reviews" view={reviews} />]),
  ];
  const documents = [...offers, ...posts, reviews].flatMap((view) => (view === undefined ? [] : [view.document]));
  return [
    ...(drawn.length === 0 ? ['nothing was drawn'] : []),
    ...drawn.flatMap((page) => findMarkupFlaws(drawOnSite(page, here))),
    ...findViewFlaws(documents),
    ...findNullFields(documents.map(({ structuredData }) => structuredData)),
  ];
};

const nothing: Publications = { offers: [], reviewSets: [], posts: [] };

const expectNoFlaws = <Value,>(any: fc.Arbitrary<Value>, publish: (value: Value) => Partial<Publications>) =>
  fc.assert(
    fc.property(any, (value) => {
      expect(findFlaws({ ...nothing, ...publish(value) })).toEqual([]);
    }),
    { numRuns: 60 },
  );

it('the pages of any offer that is accepted say nothing unknown and nothing empty [L3.08]', () => {
  expectNoFlaws(anyOffer, (offer) => ({ offers: [offer] }));
});

it('the pages of any two offers that are accepted say nothing unknown and nothing empty [L1.04]', () => {
  expectNoFlaws(fc.tuple(anyOffer, anyOffer), (offers) => ({ offers }));
});

it('the pages of any reviews that are accepted say nothing unknown and nothing empty [L3.13] [L3.14]', () => {
  expectNoFlaws(anyReviewSets, (reviewSets) => ({ reviewSets }));
});

it('the pages of any post that is accepted say nothing unknown and nothing empty [L1.08] [B3.27]', () => {
  expectNoFlaws(anyPost, (post) => ({ posts: [post] }));
});

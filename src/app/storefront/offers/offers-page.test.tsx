import { describe, expect, it } from 'vitest';
import { contextWith, drawOfferList, withLender, writtenWith } from '#src/app/storefront/testing/draw-offers.tsx';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullOffer, makeSparseOffer } from '#src/app/storefront/testing/make-test-offer.ts';
import { makeContentPage } from '#src/sites/testing/make-content-page.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildOfferList } from './build-offer-list.server.ts';
import { OffersPage } from './offers-page.tsx';

const full = makeFullOffer();
const sparse = makeSparseOffer();

describe('the page of offers', () => {
  it('shows name, highlight, category, make, description, conditions, picture and last day [L1.04] [L3.08]', () => {
    const markup = drawOfferList([full]) ?? '';
    const words = readText(markup);
    for (const said of ['A rate for utes', 'Fixed for four years', 'Finance offer · Toyota', 'For approved buyers.']) {
      expect(words).toContain(said);
    }
    expect(words).toContain('For a ute that earns its keep.');
    expect(words).toContain('Ends 31 December 2026');
    expect(markup).toContain('alt="A white ute"');
  });

  it('shows an offer of which only the name is known, with no part empty [L1.04]', () => {
    expect(readText(drawOfferList([sparse]) ?? '')).toContain('Free floor mats View offer : Free floor mats');
    for (const offers of [[full], [sparse], [sparse, full]])
      expect(findMarkupFlaws(drawOfferList(offers) ?? '')).toEqual([]);
  });

  it('leaves out an offer that names this website, and one that is over [L3.09]', () => {
    const { websiteId } = contextWith([]).site;
    const words = readText(
      drawOfferList([
        makeSparseOffer({ id: 3, name: 'Elsewhere', excludedWebsiteIds: [websiteId] }),
        makeSparseOffer({ id: 4, name: 'Of another website', excludedWebsiteIds: [websiteId + 1] }),
        makeSparseOffer({ id: 5, name: 'Over', lastDay: '2026-11-20' }),
        makeSparseOffer({ id: 6, name: 'Last day', lastDay: '2026-11-21' }),
      ]) ?? '',
    );
    expect(['Elsewhere', 'Of another website', 'Over', 'Last day'].map((name) => words.includes(name))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('can be narrowed to a make, where there is more than one [L1.04]', () => {
    const kia = makeSparseOffer({ id: 7, name: 'For Kia', manufacturer: { name: 'Kia', slug: 'kia' } });
    const markup = drawOfferList([full, kia], 'kia') ?? '';
    expect(readText(markup)).toContain('All offers 2 offers Kia 1 offer Toyota 1 offer Kia For Kia');
    expect(markup).toContain('href="/special-offers?make=toyota"');
    expect(markup).not.toContain('A rate for utes');
    expect(readText(drawOfferList([full]) ?? '')).not.toContain('All offers');
  });

  it('says for a make without offers that there are none, and leads to all of them [B2.07] [B2.22]', () => {
    const markup = drawOfferList([full, sparse], 'ford') ?? '';
    expect(readText(markup)).toContain(
      'No Results Available There are no Ford offers right now. Clear the filter to see all offers. Clear Filters',
    );
    expect(markup).toMatch(/<a class="[^"]*" href="\/special-offers">Clear Filters</);
    expect(markup).not.toContain('A rate for utes');
    expect(findMarkupFlaws(markup)).toEqual([]);
    expect(buildOfferList('ford', contextWith([full]))?.document).toMatchObject({
      documentTitle: 'Latest offers: Ford | The dealer wattle',
      canonicalUrl: 'https://www.wattle.example/special-offers?make=ford',
      isIndexed: false,
    });
    expect(drawOfferList([full], 'no-such-make')).toBeUndefined();
  });

  it('leads to the stock while there are no offers, and search engines leave it out [L2.25]', () => {
    const ended = makeSparseOffer({ id: 5, name: 'Over', lastDay: '2026-11-20' });
    const contexts = [contextWith([]), contextWith([ended]), writtenWith([ended])];
    for (const [context, make] of contexts.flatMap((each) => [[each, null] as const, [each, 'ford'] as const])) {
      const view = buildOfferList(make, context);
      if (view === undefined) throw new Error('the page of offers is always there');
      const markup = drawOnSite(<OffersPage view={view} />, context);
      expect(readText(markup)).toContain('No offers right now There’s nothing on special at the moment.');
      expect(markup).toContain('href="/search/new-used-and-demo-cars/">See what’s for sale</a>');
      expect(markup).toContain('href="/contact">Contact us</a>');
      expect(markup).not.toContain('Clear Filters');
      expect(view.document.isIndexed).toBe(false);
      expect(findMarkupFlaws(markup)).toEqual([]);
    }
  });

  it('says in the dealer’s words that there are none, with or without a text of the page [L2.25]', () => {
    const whenNone = { title: 'Between offers', text: 'Call us about the next one.' };
    const page = { 'special-offers': makeContentPage('special-offers', '<p>Ask for any of these.</p>') };
    for (const content of [{}, page]) {
      const context = contextWith([], { offers: { whenNone } });
      const view = buildOfferList(null, { ...context, site: { ...context.site, content } });
      if (view === undefined) throw new Error('the page of offers is always there');
      const words = readText(drawOnSite(<OffersPage view={view} />, context));
      expect(words).toContain('Between offers Call us about the next one. See what’s for sale Contact us');
      expect(words).not.toContain('nothing on special');
    }
    expect(readText(drawOfferList([full], null, { finance: withLender, offers: { whenNone } }) ?? '')).not.toContain(
      'Between offers',
    );
  });

  it('has the title and the words of the dealer, under offers and without any [L2.25]', () => {
    const textOf = (context: ReturnType<typeof contextWith>): string => {
      const view = buildOfferList(null, context);
      return view === undefined ? '' : readText(drawOnSite(<OffersPage view={view} />, context));
    };
    expect(textOf(writtenWith([]))).toBe('Home What is on What is on Ask for any of these.');
    expect(textOf(writtenWith([sparse]))).toMatch(
      /^Home What is on What is on Free floor mats .* Ask for any of these\.$/,
    );
    expect(textOf(contextWith([sparse]))).toMatch(/^Home Latest offers Latest offers Free floor mats/);
  });
});

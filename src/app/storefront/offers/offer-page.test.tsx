import { describe, expect, it } from 'vitest';
import { createSiteSeason } from '#src/app/storefront/create-site-season.ts';
import {
  contextWith,
  drawOffer,
  drawOfferList,
  withLender,
  writtenWith,
} from '#src/app/storefront/testing/draw-offers.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { findNullFields } from '#src/app/storefront/testing/find-null-fields.ts';
import { makeFullOffer, makeSparseOffer } from '#src/app/storefront/testing/make-test-offer.ts';
import type { Offer } from '#src/sites/model/publications.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildOfferList } from './build-offer-list.server.ts';
import { buildOfferPage } from './build-offer-page.ts';

const full = makeFullOffer();
const sparse = makeSparseOffer();

describe('the page of an offer', () => {
  it('has the make in its address only on a site of many makes [L2.24]', () => {
    const pathOf = (offer: Offer, config?: Record<string, unknown>) =>
      buildOfferPage(String(offer.id), contextWith([offer], config))?.document.canonicalUrl;
    expect(pathOf(full)).toBe('https://www.wattle.example/offers/toyota/2');
    expect(pathOf(sparse)).toBe('https://www.wattle.example/offers/1');
    expect(pathOf(full, { finance: withLender, manufacturer: 'toyota' })).toBe('https://www.wattle.example/offers/2');
  });

  it('says all of the description and leads to the model, or where it says instead [L2.26]', () => {
    const markup = drawOffer('2', [full]) ?? '';
    expect(markup).toContain('<strong>earns</strong>');
    expect(markup).toMatch(/href="\/hilux"[^>]*>Explore HiLux/);
    const model = { name: 'HiLux', slug: 'hilux', overrideUrl: '/search/toyota/hilux' };
    expect(drawOffer('2', [makeFullOffer({ model })])).toMatch(/href="\/search\/toyota\/hilux"[^>]*>Explore HiLux/);
    expect(findMarkupFlaws(markup)).toEqual([]);
    expect(findMarkupFlaws(drawOffer('1', [sparse]) ?? '')).toEqual([]);
    expect(drawOffer('1', [sparse])).not.toMatch(/<div[^>]*><\/div>/);
  });

  it('takes the picture of the model where the offer has none [L3.08]', () => {
    const config = { finance: withLender, home: { tileImages: { HiLux: '/media/hilux.avif' } } };
    const markup = drawOffer('2', [makeFullOffer({ image: null })], config) ?? '';
    expect(markup).toContain(encodeURIComponent('/media/hilux.avif'));
    expect(markup).toContain('alt="HiLux"');
  });

  it('tells search engines what is offered, until when and by whom [L1.04]', () => {
    const [, data] = buildOfferPage('2', contextWith([full]))?.document.structuredData ?? [];
    expect(data).toMatchObject({
      '@type': 'Offer',
      name: 'A rate for utes',
      availabilityEnds: '2026-12-31T14:00:00.000Z',
      offeredBy: { '@type': 'AutoDealer' },
    });
    const [, ofSparse] = buildOfferPage('1', contextWith([sparse]))?.document.structuredData ?? [];
    expect(findNullFields(ofSparse)).toEqual([]);
    expect(ofSparse).not.toHaveProperty('description');
  });

  it('is described to search engines in whole sentences, or in whole words and an ellipsis [L1.04]', () => {
    const of = (descriptionText: string) =>
      buildOfferPage('1', contextWith([makeSparseOffer({ descriptionText })]))?.document.description;
    expect(of(`${'word '.repeat(31)}weighbridge`)).toBe(`${'word '.repeat(31).trim()}…`);
    const sentence = `${'word '.repeat(20)}end.`;
    expect(of(`${sentence} ${'More '.repeat(20)}`)).toBe(sentence);
    expect(of('')).toBe('Free floor mats');
  });

  it('says that the offer is over, and leads to others and to the stock [L1.04]', () => {
    const offers = [makeSparseOffer({ lastDay: '2026-11-20' }), full];
    const markup = drawOffer('1', offers) ?? '';
    expect(readText(markup)).toContain('This offer has ended “Free floor mats” ended on 20 November 2026.');
    expect(readText(markup)).toContain('More offers');
    expect(markup).toContain('href="/offers/toyota/2"');
    expect(markup).toContain('href="/search/new-used-and-demo-cars/"');
    expect(buildOfferPage('1', contextWith(offers))?.document.isIndexed).toBe(false);
  });

  it('is there to the last moment of its last day, and then over, as a page made anew says [L1.04]', () => {
    const context = contextWith([makeSparseOffer({ lastDay: '2026-12-24' })]);
    const seasonOf = (now: Date) => createSiteSeason(() => now.getTime())({ ...context.site, configVersion: 'v' });
    // Midnight in Brisbane, at the end of the offer's last day.
    const midnightMs = Date.parse('2026-12-24T14:00:00Z');
    const seen = [midnightMs - 1, midnightMs].map((ms) => {
      const now = new Date(ms);
      const kinds = [buildOfferPage('1', { ...context, now }), buildOfferList(null, { ...context, now })];
      return [...kinds.map((view) => view?.kind), seasonOf(now)];
    });
    expect(seen).toEqual([
      ['offer', 'list', 0],
      ['gone', 'list', 1],
    ]);
  });

  it('leads to no list of offers where there is none once it is over [L1.04]', () => {
    const over = makeSparseOffer({ lastDay: '2026-11-20' });
    expect(drawOffer('1', [over])).not.toContain('href="/special-offers"');
    expect(drawOffer('1', [over, full])).toContain('href="/special-offers"');
  });

  it('names the list of offers as the dealer does [L2.25]', () => {
    const crumbOf = (context: ReturnType<typeof contextWith>) => buildOfferPage('2', context)?.crumbs[1]?.label;
    expect([contextWith([full]), writtenWith([full])].map(crumbOf)).toEqual(['Latest offers', 'What is on']);
  });

  it('heads its cards one step below the heading over them [L1.04]', () => {
    const levelsOf = (markup: string | undefined) =>
      [...(markup ?? '').matchAll(/<h(\d)[^>]*>(.*?)<\/h/g)].map(
        ([, level, words]) => `${level} ${readText(words ?? '')}`,
      );
    expect(levelsOf(drawOfferList([sparse]))).toEqual(['1 Latest offers', '2 Free floor mats']);
    expect(levelsOf(drawOffer('1', [sparse, makeSparseOffer({ id: 3, name: 'Tyres' })]))).toEqual([
      '1 Free floor mats',
      '2 More offers',
      '3 Tyres',
    ]);
  });

  it('is not there for a number that no offer has, nor for another website’s offer [L2.24] [L3.09]', () => {
    const { websiteId } = contextWith([]).site;
    expect(drawOffer('9', [full])).toBeUndefined();
    expect(drawOffer('2', [makeFullOffer({ excludedWebsiteIds: [websiteId] })])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { createSiteSeason } from '#src/app/storefront/create-site-season.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { findNullFields } from '#src/app/storefront/testing/find-null-fields.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeFullOffer, makeSparseOffer } from '#src/app/storefront/testing/make-test-offer.ts';
import type { Offer } from '#src/sites/model/offer.ts';
import { makeContentPage } from '#src/sites/testing/make-content-page.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildOfferList } from './build-offer-list.server.ts';
import { buildOfferPage } from './build-offer-page.ts';
import { OffersPage } from './offers-page.tsx';

const lender = {
  name: 'Wattle Finance',
  establishmentFeeDollars: 400,
  fees: [{ label: 'account', dollars: 10, every: 'month' }],
};
const finance = { provider: 'lender', providers: { lender } };

const contextWith = (offers: readonly Offer[], config: Record<string, unknown> = { finance }) => {
  const context = makeTestContext(config);
  return { ...context, site: { ...context.site, publications: { ...context.site.publications, offers } } };
};

/** The same, with a page of the dealer's words. */
const writtenWith = (offers: readonly Offer[]) => {
  const context = contextWith(offers);
  const page = makeContentPage('special-offers', '<p>Ask for any of these.</p>', { title: 'What is on' });
  return { ...context, site: { ...context.site, content: { 'special-offers': page } } };
};

const drawList = (offers: readonly Offer[], make: string | null = null, config?: Record<string, unknown>) => {
  const context = contextWith(offers, config);
  const view = buildOfferList(make, context);
  return view === undefined ? undefined : drawOnSite(<OffersPage view={view} />, context);
};

const drawOffer = (id: string, offers: readonly Offer[], config?: Record<string, unknown>) => {
  const context = contextWith(offers, config);
  const view = buildOfferPage(id, context);
  return view === undefined ? undefined : drawOnSite(<OffersPage view={view} />, context);
};

const full = makeFullOffer();
const sparse = makeSparseOffer();
/** Without words, so that it is cut to the letter. */
const long = (characters: number): string => 'x'.repeat(characters);

describe('the page of offers', () => {
  it('shows name, highlight, category, make, description, conditions, picture and last day [L1.04] [L3.08]', () => {
    const markup = drawList([full]) ?? '';
    const words = readText(markup);
    for (const said of ['A rate for utes', 'Fixed for four years', 'Finance offer · Toyota', 'For approved buyers.']) {
      expect(words).toContain(said);
    }
    expect(words).toContain('For a ute that earns its keep.');
    expect(words).toContain('Ends 31 December 2026');
    expect(markup).toContain('alt="A white ute"');
  });

  it('shows an offer of which only the name is known, with no part empty [L1.04]', () => {
    expect(readText(drawList([sparse]) ?? '')).toContain('Free floor mats View offer : Free floor mats');
    for (const offers of [[full], [sparse], [sparse, full]])
      expect(findMarkupFlaws(drawList(offers) ?? '')).toEqual([]);
  });

  it('leaves out an offer that names this website, and one that is over [L3.09]', () => {
    const { websiteId } = contextWith([]).site;
    const words = readText(
      drawList([
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
    const markup = drawList([full, kia], 'kia') ?? '';
    expect(readText(markup)).toContain('All offers 2 offers Kia 1 offer Toyota 1 offer Kia For Kia');
    expect(markup).toContain('href="/special-offers?make=toyota"');
    expect(markup).not.toContain('A rate for utes');
    expect(readText(drawList([full]) ?? '')).not.toContain('All offers');
  });

  it('says for a make without offers that there are none, and leads to all of them [B2.07] [B2.22]', () => {
    const markup = drawList([full, sparse], 'ford') ?? '';
    expect(readText(markup)).toContain(
      'No Results Available There is no offer for Ford at present. Clear the filter to see all offers. Clear Filters',
    );
    expect(markup).toMatch(/<a class="[^"]*" href="\/special-offers">Clear Filters</);
    expect(markup).not.toContain('A rate for utes');
    expect(findMarkupFlaws(markup)).toEqual([]);
    expect(buildOfferList('ford', contextWith([full]))?.document.isIndexed).toBe(false);
    expect(drawList([full], 'no-such-make')).toBeUndefined();
    expect(drawList([], 'ford')).toBeUndefined();
  });

  it('is not there without offers and without words of the dealer [L2.25]', () => {
    expect(drawList([])).toBeUndefined();
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

describe('texts of an offer', () => {
  const draw = (changes: Partial<Offer>): string => drawList([makeSparseOffer(changes)]) ?? '';

  it('shows a description of 200 characters whole, and 160 of a longer one with View more [L4.22] [L9.21]', () => {
    expect(draw({ descriptionText: long(200) })).not.toContain('View more');
    const markup = draw({ descriptionText: long(201) });
    expect(markup).toContain(`<p data-less="">${long(160)}…</p>`);
    expect(markup).toContain(`<p data-more="">${long(201)}</p>`);
    expect(readText(markup)).toContain('View more View less');
  });

  it('shows 200 characters of a longer disclaimer with View more [L9.22]', () => {
    expect(draw({ disclaimer: long(200) })).not.toContain('View more');
    const markup = draw({ disclaimer: long(260) });
    expect(markup).toContain(`<p data-less="">${long(200)}…</p>`);
    expect(readText(markup)).toContain('View more View less');
  });

  it('opens the whole disclaimer on the page of the offer [L4.22]', () => {
    const words = readText(drawOffer('1', [makeSparseOffer({ disclaimer: long(260) })]) ?? '');
    expect(words).toContain('View full disclaimer View less disclaimer');
  });
});

describe('a finance offer', () => {
  it('shows the comparison rate of the law’s example beside its rate, with fees and warning [L3.08] [B9.39]', () => {
    for (const markup of [drawList([full]), drawOffer('2', [full])]) {
      const words = readText(markup ?? '');
      expect(words).toContain('p.a. interest 6.49% p.a. comparison 7.76% Up to 48 months · Wattle Finance');
      expect(words).toContain('Fees of Wattle Finance: establishment $400, account $10 a month.');
      expect(words).toContain('WARNING: This comparison rate is true only for the examples given');
    }
  });

  it('says for how long its rate can be had at the most [L3.08]', () => {
    const brief = makeFullOffer({ finance: { ratePercent: 6.49, termMonths: 1 } });
    expect(readText(drawList([brief]) ?? '')).toContain('Up to 1 month · Wattle Finance');
  });

  it('shows no rate where no lender is known whose fees could be compared [L3.08]', () => {
    expect(readText(drawList([full], null, {}) ?? '')).not.toContain('%');
  });
});

describe('the page of an offer', () => {
  it('has the make in its address only on a site of many makes [L2.24]', () => {
    const pathOf = (offer: Offer, config?: Record<string, unknown>) =>
      buildOfferPage(String(offer.id), contextWith([offer], config))?.document.canonicalUrl;
    expect(pathOf(full)).toBe('https://www.wattle.example/offers/toyota/2');
    expect(pathOf(sparse)).toBe('https://www.wattle.example/offers/1');
    expect(pathOf(full, { finance, manufacturer: 'toyota' })).toBe('https://www.wattle.example/offers/2');
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
    const config = { finance, home: { tileImages: { HiLux: '/media/hilux.avif' } } };
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

  it('is described to search engines in whole words [L1.04]', () => {
    const of = (descriptionText: string) =>
      buildOfferPage('1', contextWith([makeSparseOffer({ descriptionText })]))?.document.description;
    expect(of(`${'word '.repeat(31)}weighbridge`)).toBe('word '.repeat(31).trim());
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
    // Midnight in Brisbane.
    const midnightMs = Date.parse('2026-12-24T14:00:00Z');
    const seen = [midnightMs - 1, midnightMs].map((ms) => {
      const now = new Date(ms);
      const kinds = [buildOfferPage('1', { ...context, now }), buildOfferList(null, { ...context, now })];
      return [...kinds.map((view) => view?.kind), seasonOf(now)];
    });
    expect(seen).toEqual([
      ['offer', 'list', 0],
      ['gone', undefined, 1],
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
    expect(levelsOf(drawList([sparse]))).toEqual(['1 Latest offers', '2 Free floor mats']);
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

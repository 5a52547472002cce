import { describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeFullOffer, makeSparseOffer } from '#src/app/storefront/testing/make-test-offer.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { makeTestSet } from '#src/reviews/testing/make-test-set.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import type { ContentBlock as Block } from '#src/sites/config/pages/block-schemas.ts';
import { checkBlock } from '#src/sites/config/pages/check-block.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildBlockView, listStockRows } from './build-block-view.ts';
import { ContentBlock } from './content-block.tsx';

const makeBlock = (name: string, fields: object = {}): Block => {
  const checked = checkBlock(name, fields);
  if (checked.kind === 'refused') throw new Error(JSON.stringify(checked.problems));
  return checked.block;
};

const draw = (name: string, fields: object = {}, config: RawObject = {}, published = {}): string | null => {
  const made = makeTestContext(config);
  const publications = { ...made.site.publications, ...published };
  const context = { ...made, site: { ...made.site, publications } };
  const cards = [makeFullVehicle(), makeTestVehicle({ id: 2 })].map((vehicle) => buildVehicleCard(vehicle, context));
  const stock = { count: 863, makesCount: 31, stockRows: { '/search/ute-cars': cards } };
  const view = buildBlockView(makeBlock(name, fields), { ...context, stock });
  return view && drawOnSite(<ContentBlock block={view} />, context);
};
const say = (...given: Parameters<typeof draw>): string => readText(draw(...given) ?? '');

const tile = (title: string, slug: string, more: RawObject = {}) => ({ title, slug, description: 'Cars.', ...more });

describe('a block of a page', () => {
  it('shows figures as they are printed, each the way to its page [B1.19]', () => {
    const figures = [
      { value: '50+', label: 'locations', href: '/dealer-locator' },
      { value: '40+', label: 'brands', href: '/brands' },
      { value: '30+', label: 'years established', href: '/about-us' },
    ];
    const markup = draw('figures', { figures }) ?? '';
    expect(markup).toContain('<dt><a href="/dealer-locator">locations</a></dt><dd>50+</dd>');
    expect(markup).toContain('<dt><a href="/brands">brands</a></dt><dd>40+</dd>');
    expect(markup).toContain('<dt><a href="/about-us">years established</a></dt><dd>30+</dd>');
  });

  it('marks a block as narrow as text, so that its heading can be next to it', () => {
    const questions = [{ question: 'Is it?', answer: 'Yes.' }];
    const reasons = [{ title: 'Weighed', text: 'Every van.' }];
    expect(draw('faq', { title: 'You asked', questions })).toContain('data-side-head="true"');
    expect(draw('reasons', { title: 'Why us', reasons })).not.toContain('data-side-head');
  });

  it('counts figures automatically, including the years since the business began [L1.10]', () => {
    const figures = ['stock', 'makes', 'locations', 'years'].map((count) => ({ count, label: `of ${count}` }));
    expect(say('figures', { figures }, { content: { established: 1969 } })).toBe(
      'of stock 863 of makes 31 of locations 1 of years 57',
    );
    expect(say('figures', { figures })).not.toContain('years');
    const brandGroups = [
      { title: 'Cars', featured: ['kia'], tiles: [tile('Kia', 'kia'), tile('Toyota', 'toyota')] },
      { title: 'Our own', tiles: [tile('Wattle Tyres', 'wattle-tyres', { skipPage: true })] },
    ];
    const brands = { figures: [{ count: 'brands', label: 'Brands' }] };
    expect(say('figures', brands, { content: { brandGroups } })).toBe('Brands 2');
    expect(say('figures', { figures: [...figures, ...brands.figures] })).not.toContain('Brands');
  });

  it('shows the payments that the dealer accepts, in the order of its own [L2.75]', () => {
    expect(say('payments')).toBe('Mastercard Visa Maestro Google Pay Apple Pay');
    expect(draw('payments')).toContain('aria-label="Accepted payments"');
    expect(say('payments', { title: 'How to pay' }, { content: { payments: ['visa', 'applePay'] } })).toBe(
      'How to pay Visa Apple Pay',
    );
  });

  it('shows brands by heading with logos of 76 by 65, or their names [B1.17] [B1.18] [B3.26]', () => {
    const brandGroups = [
      { title: 'Cars', tiles: [tile('Kia', 'kia'), tile('Toyota', 'toyota', { logoSrc: '/media/toyota.svg' })] },
      { title: 'Our own', tiles: [tile('Wattle Tyres', 'wattle-tyres', { skipPage: true })] },
    ];
    const config = { content: { brandGroups } };
    const markup = draw('brands', {}, config) ?? '';
    expect(markup).toMatch(/<img src="\/media\/toyota.svg" alt="" width="76" height="65"/);
    expect(readText(markup.replaceAll(/<svg.*?<\/svg>/gs, ''))).toBe('Cars Kia Toyota Our own Wattle Tyres');
    expect(say('brands', { groups: ['Our own'] }, config)).toBe('Our own Wattle Tyres Wattle Tyres');
  });

  it('takes logos from the site’s list of them, a tile’s own first, and draws a word mark for others [B1.18] [L3.12]', () => {
    const tiles = [
      tile('Kia', 'kia'),
      tile('Toyota', 'toyota', { logoSrc: '/media/own.svg' }),
      tile('Land Rover', 'land-rover'),
    ];
    const makeLogos = { kia: '/media/kia.svg', toyota: '/media/not-this.svg' };
    const markup = draw('brands', {}, { content: { brandGroups: [{ title: 'Cars', tiles }], makeLogos } }) ?? '';
    expect([...markup.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      '/media/kia.svg',
      '/media/own.svg',
    ]);
    const [, mark = ''] = /(<svg[^>]*width="76" height="65".*?<\/svg>)/s.exec(markup) ?? [];
    expect([...mark.matchAll(/<text[^>]*>([^<]*)</g)].map(([, line]) => line)).toEqual(['Land', 'Rover']);
    expect(mark).toContain('aria-hidden="true"');
    expect(readText(markup.replace(mark, ''))).toBe('Cars Kia Toyota Land Rover');
  });

  it('leads from a brand to its overview, and from a group’s own to the page that is written [B3.26] [B9.50] [B9.51] [B9.52]', () => {
    const tiles = [
      tile('Kia', 'kia'),
      ...['twg-cars', 'finance-and-insurance', '4x4-outdoor'].map((slug) => tile(slug, slug, { skipPage: true })),
    ];
    const markup = draw('brands', {}, { content: { brandGroups: [{ title: 'All', tiles }] } }) ?? '';
    expect([...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/kia/overview',
      '/twg-cars',
      '/finance-and-insurance',
      '/4x4-outdoor',
    ]);
  });

  it('shows the sales of this month where the site counts them, and how [B1.21] [B9.48]', () => {
    const salesCounter = { label: 'Sales this month', note: 'At our usual 192 a day.' };
    // In Brisbane, it's 10 am on the 21st: 20 days of 192, and 80 sales since midnight.
    expect(say('salesCounter', {}, { content: { salesCounter } })).toBe(
      '3,920 Sales this month At our usual 192 a day.',
    );
    expect(draw('salesCounter')).toBeNull();
  });

  it('introduces people with portraits, and without a portrait by their words alone [D.58]', () => {
    const people = [
      { name: 'Jo Field', role: 'Workshop', text: 'Finds the rattle.', imageUrl: '/media/jo.avif' },
      { name: 'Al Reid', role: 'Parts' },
    ];
    const markup = draw('people', { title: 'Who we are' }, { content: { people } }) ?? '';
    expect(readText(markup)).toBe('Who we are Jo Field Workshop Finds the rattle. Al Reid Parts');
    expect(markup).toContain('<h3>Jo Field</h3>');
    const [portrait = '', ...others] = markup.match(/<img[^>]*>/g) ?? [];
    expect(others).toEqual([]);
    for (const attribute of ['alt=""', 'loading="lazy"', 'width="320" height="320"', 'sizes="', '320w']) {
      expect(portrait).toContain(attribute);
    }
    expect(portrait).toContain(encodeURIComponent('/media/jo.avif'));
    expect(findMarkupFlaws(markup)).toEqual([]);
  });

  it('says what a portrait shows where the dealer says more than the name [D.58]', () => {
    const jo = { name: 'Jo Field', role: 'Workshop', imageUrl: '/media/jo.avif', imageAlt: 'Jo under a hoist' };
    expect(draw('people', {}, { content: { people: [jo] } })).toContain('alt="Jo under a hoist"');
  });

  it('introduces the people that the block names, in its order, and nobody where there is nobody [D.58]', () => {
    const content = { people: ['Jo', 'Al', 'Di'].map((name) => ({ name, role: 'Sales' })) };
    expect(say('people', {}, { content })).toBe('Jo Sales Al Sales Di Sales');
    expect(say('people', { names: ['Di', 'Jo'] }, { content })).toBe('Di Sales Jo Sales');
    expect(draw('people', { title: 'Who we are' })).toBeNull();
  });

  it('has headings of the second level where the block has none, else of the third', () => {
    const reasons = [{ title: 'One price', text: 'Here.' }];
    const tiles = [{ title: 'Utes', text: 'Ready.', href: '/search/ute-cars', action: 'Browse' }];
    expect(draw('reasons', { reasons })).toContain('<h2>One price</h2>');
    expect(draw('reasons', { title: 'Why us', reasons })).toContain('<h3>One price</h3>');
    expect(draw('tiles', { tiles })).toContain('<h2>Utes</h2>');
    expect(draw('tiles', { title: 'More', tiles })).toContain('<h3>Utes</h3>');
  });

  it('opens questions to their answers without scripts', () => {
    const markup = draw('faq', { title: 'Asked', questions: [{ question: 'Do you?', answer: '<p>Yes.</p>' }] }) ?? '';
    expect(markup).toMatch(/<details><summary>Do you\?.*<\/summary><div[^>]*><p>Yes\.<\/p><\/div><\/details>/s);
    expect(markup).toMatch(/<section[^>]* aria-labelledby="([^"]+)".*<h2 id="\1">Asked/s);
  });

  it('shows its own reasons, else those of the home page [L1.11]', () => {
    const home = { hero: { title: 'A', text: 'B' }, reasons: [{ title: 'Seven yards', text: 'Around Brisbane.' }] };
    expect(say('reasons', {}, { home })).toBe('Seven yards Around Brisbane.');
    const reasons = [{ title: 'One price', text: 'Here.' }];
    expect(say('reasons', { title: 'Why us', reasons }, { home })).toBe('Why us One price Here.');
  });

  it('shows vehicles of a search and the way to the others, full and sparse', () => {
    const markup = draw('stock', { title: 'Utes', search: '/search/ute-cars', more: 'Every ute' }) ?? '';
    expect(markup.match(/<article/g)).toHaveLength(2);
    expect(markup).toContain('href="/search/ute-cars">Every ute');
    expect(draw('stock', { title: 'Vans', search: '/search/van-cars' })).toBeNull();
  });

  it('shows pictures with what they show, their caption and their size', () => {
    const image = draw('image', { src: '/media/yard.avif', alt: 'The yard', caption: 'Moorooka', width: 'page' }) ?? '';
    expect(image).toContain('alt="The yard" width="1200" height="800"');
    expect(image).toContain('<figcaption>Moorooka</figcaption>');
    const feature = { title: 'Fleet', text: 'Ten or more.', src: '/media/f.avif', alt: 'Utes', side: 'start' };
    const markup = draw('feature', { ...feature, link: { label: 'Ask', href: '/contact' } }) ?? '';
    expect(readText(markup)).toBe('Fleet Ten or more. Ask');
    expect(markup).toContain('data-side="start"');
    expect(markup).toContain('href="/contact"');
  });

  it('shows tiles and the locations of the dealer', () => {
    const tiles = [{ title: 'Utes', text: 'Ready.', href: '/search/ute-cars', action: 'Browse' }];
    expect(say('tiles', { title: 'More', tiles })).toBe('More Utes Ready. Browse');
    expect(say('locations', { title: 'Where we are' })).toContain('Where we are');
    expect(say('locations')).toContain('1 Test Street');
  });

  it('shows the locations that the dealer names, and nothing where there are none [L2.66]', () => {
    expect(say('locations', { show: 1 })).toContain('1 Test Street');
    expect(say('locations', { show: 'service-and-parts' })).toContain('1 Test Street');
    expect(say('locations', { show: 2 })).toBe('');
  });

  it('shows some of the offers and the way to the others, full and sparse [L1.04]', () => {
    const offers = [makeFullOffer(), makeSparseOffer(), makeSparseOffer({ id: 3, name: 'Free tyres' })];
    const markup = draw('offers', { limit: 2 }, {}, { offers }) ?? '';
    expect(readText(markup)).toContain('A rate for utes');
    expect(readText(markup)).toContain('Free floor mats');
    expect(readText(markup)).not.toContain('Free tyres');
    expect(markup).toContain('href="/special-offers">See all offers');
    expect(markup.match(/<h\d/g)).toEqual(['<h2', '<h3', '<h3']);
    expect(draw('offers')).toBeNull();
    expect(draw('offers', {}, {}, { offers: [makeSparseOffer({ lastDay: '2026-11-01' })] })).toBeNull();
  });

  it('shows some of the reviews, where the site shows any [L1.07] [L5.18]', () => {
    const reviewSets = [makeTestSet()];
    const text = readText(draw('reviews', { limit: 2 }, {}, { reviewSets }) ?? '');
    expect(text.match(/Review number \d+\./g)).toEqual(['Review number 1.', 'Review number 2.']);
    expect(text).toContain('35 reviews on Google');
    expect(draw('reviews')).toBeNull();
  });

  it('has the contact form, about what the page is about, sent to the contact page [L2.51] [L5.02]', () => {
    const markup = draw('form', { category: 'Fleet Enquiry' }) ?? '';
    expect(markup).toMatch(/<form[^>]* action="\/contact"/);
    expect(markup).toMatch(/<option[^>]* selected=""[^>]*>Fleet Enquiry/);
    expect(draw('form')).toMatch(/<option[^>]* selected=""[^>]*>General Enquiry/);
  });
});

describe('listStockRows', () => {
  it('asks for nothing of the stock where a page shows nothing of it', () => {
    const text: Block = { kind: 'text', html: '<p>Us</p>' };
    const years = makeBlock('figures', { figures: [{ count: 'years', label: 'Years' }] });
    expect(listStockRows([text, years])).toBeNull();
    expect(listStockRows([makeBlock('figures', { figures: [{ count: 'stock', label: 'Cars' }] })])).toEqual([]);
    expect(listStockRows([text, makeBlock('stock', { title: 'Utes', search: '/search/ute-cars', limit: 3 })])).toEqual([
      { search: '/search/ute-cars', limit: 3 },
    ]);
  });
});

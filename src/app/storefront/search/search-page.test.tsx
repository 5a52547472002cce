import { beforeAll, expect, it } from 'vitest';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { buildSearchQuery, buildStockQuery } from '#src/search/rules/query/build-search-query.ts';
import type { ValueCount } from '#src/search/rules/query/search-query.ts';
import { emptySearchState, type SearchState } from '#src/search/rules/search-state.ts';
import type { TypedReading } from '#src/search/rules/understanding/reread-query.ts';
import { parseSearchState } from '#src/search/rules/url/parse-search-state.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildSearchPage } from './build-search-page.ts';
import { SearchPage } from './search-page.tsx';

const lender = { provider: 'lender', providers: { lender: { name: 'Wattle Finance' } } };
const plain = makeTestContext({ finance: lender, search: { pageSize: 2 } });
const stock = [
  makeFullVehicle({ id: 1, slug: 'a', colour: 'Blue' }),
  makeFullVehicle({ id: 2, slug: 'b', colour: 'Red', priceCents: 2_000_000 }),
  makeTestVehicle({ id: 3, slug: 'c', colour: 'Red', priceCents: 3_000_000 }),
];

/** Returns how the typed words were understood if all of them became filters; null if there are none. */
const readingOf = ({ typed }: SearchState): TypedReading | null =>
  typed === '' ? null : { literal: { ...emptySearchState, query: typed, isLiteral: true }, droppedWords: [] };

const viewOf = (
  query: string,
  { site, paths, now }: ViewContext,
  { prices = [], vehicles: listed = stock }: { prices?: readonly ValueCount[]; vehicles?: readonly Vehicle[] } = {},
) => {
  const engine = indexStock(listed, site, now);
  const state = parseSearchState(new URL(paths.defaultPath + query, site.url));
  const answer = engine.search(buildSearchQuery(state, site.config.search, now.getTime() / 1000));
  const nowSeconds = now.getTime() / 1000;
  const stockQuery = buildStockQuery(state, site.config.search, nowSeconds);
  const stockAnswer = stockQuery === null ? null : engine.search(stockQuery);
  const countOther = (other: SearchState) =>
    engine.search(buildSearchQuery(other, site.config.search, nowSeconds)).totalHits;
  const hits = new Set(answer.hits.map(({ id }) => id));
  const vehicles = listed.filter(({ id }) => hits.has(id));
  return buildSearchPage(
    { state, answer, vehicles, makeAnswer: null, stockAnswer, countOther, prices, typedReading: readingOf(state) },
    { site, paths, now },
  );
};
const draw = (query = '', context = plain) =>
  drawOnSite(<SearchPage view={viewOf(query, context)} hasError={false} />, context);
/** Loads the lazy parts of each kind of search page. */
beforeAll(async () => {
  for (const query of ['', '?colour=Pink', '?typed=red&colour=Red']) {
    await loadLateParts(<SearchPage view={viewOf(query, plain)} hasError={false} />, plain);
  }
});
const statusOf = (markup: string) => readText(/<p[^>]*role="status"[^>]*>(.*?)<\/p>/s.exec(markup)?.[1] ?? '');

it('announces to screen readers how many there are, and how many match what was chosen', () => {
  expect(statusOf(draw())).toBe('3 cars');
  expect(statusOf(draw('?colour=Red'))).toBe('2 cars match');
  expect(statusOf(draw('?colour=Blue'))).toBe('1 car matches');
  expect(statusOf(draw('?colour=Pink'))).toBe('No cars match');
});

it('says what typed words were read as, each a chip that can go, and leads to the words themselves (#21)', () => {
  const markup = draw('?typed=%22red%22+not+demo&colour=Red&not[car_type]=demo');
  const note = /<p[^>]*>(<span>Showing.*?)<\/p>/s.exec(markup)?.[1] ?? '';
  expect(readText(note)).toBe('Showing Red, Not Demo for "red" not demo Search for these words instead');
  expect(note).toContain('href="/search/new-used-and-demo-cars/?query=%22red%22+not+demo&amp;literal=true"');
  expect(markup).toMatch(/href="[^"?]*\?colour=Red" aria-label="Remove filter: Not Demo"/);
  // Another text search keeps the filters, but not the words that were typed before.
  const form = /<form[^>]*>((?!<\/form>).)*id="query".*?<\/form>/s.exec(markup)?.[0] ?? '';
  expect(form).toContain('name="not[car_type]"');
  expect(form).not.toMatch(/name="(typed|literal)"/);
  expect(findMarkupFlaws(markup)).toEqual([]);
  expect(draw('?colour=Red')).not.toContain('Search for these words instead');
});

it('lists only the stock that the site lets through by default, on top of what a shopper chooses [B9.17]', () => {
  const vehicles = [
    makeFullVehicle({ id: 1, slug: 'full' }),
    makeTestVehicle({ id: 2, slug: 'sparse' }),
    makeTestVehicle({ id: 3, slug: 'coming', status: 'coming_soon' }),
    makeTestVehicle({ id: 4, slug: 'sold', status: 'sold', soldAtSeconds: plain.now.getTime() / 1000 - 3600 }),
    makeTestVehicle({ id: 5, slug: 'new', carType: 'new' }),
    makeTestVehicle({ id: 6, slug: 'make', make: 'Kia', model: 'Seltos' }),
    makeTestVehicle({ id: 7, slug: 'number', stockNumber: 'W9' }),
  ];
  const slugsOn = (listing: object, query = '') => {
    const context = makeTestContext({ search: { pageSize: 20, listing } });
    const markup = drawOnSite(<SearchPage view={viewOf(query, context, { vehicles })} hasError={false} />, context);
    return [...new Set([...markup.matchAll(/href="\/cars\/(\w+)"/g)].map(([, slug]) => slug))].toSorted();
  };
  const filter = { statuses: ['in_stock'], carTypes: ['used'], excludeMakes: ['Kia'], excludeStockNumbers: ['W9'] };
  expect(slugsOn({})).toEqual(['coming', 'full', 'make', 'new', 'number', 'sold', 'sparse']);
  expect(slugsOn(filter)).toEqual(['full', 'sparse']);
  expect(slugsOn(filter, '?car_type=new')).toEqual([]);
  expect(slugsOn({ statuses: ['in_stock'] })).toEqual(['full', 'make', 'new', 'number', 'sparse']);
  expect(slugsOn({ excludeMakes: ['Kia'] })).not.toContain('make');
  expect(slugsOn({ excludeStockNumbers: ['W9'] })).not.toContain('number');
});

it('has a promo card after every sixth vehicle unless the site says otherwise [D.04] [B2.18]', () => {
  const vehicles = Array.from({ length: 13 }, (_, at) => makeTestVehicle({ id: at + 1, slug: `v${at + 1}` }));
  const context = makeTestContext({ promotions: { promos: [tile] } });
  const markup = drawOnSite(<SearchPage view={viewOf('', context, { vehicles })} hasError={false} />, context);
  const order = [...markup.matchAll(/href="\/(cars\/v|sell)\w*"/g)].map(([, kind]) => kind);
  const cards = order.filter((kind, at) => kind !== order[at - 1] || kind === 'sell');
  expect(cards).toEqual(['cars/v', 'sell', 'cars/v', 'sell', 'cars/v']);
  const before = markup.slice(0, markup.indexOf('href="/sell"'));
  expect(new Set([...before.matchAll(/href="(\/cars\/v\d+)"/g)].map(([, href]) => href)).size).toBe(6);
});

it('says what was chosen, each with the way to take it off', () => {
  const chosen = draw('?colour=Red');
  expect(chosen).toContain('aria-label="Remove filter: Red"');
  expect(readText(chosen)).toContain('Clear all');
  expect(draw()).not.toContain('Remove filter');
  expect(readText(draw())).not.toContain('Clear all');
});

it('counts what was chosen on the button that opens the filters', () => {
  expect(readText(draw('?colour=Red'))).toContain('Filters (1)');
  expect(readText(draw())).not.toContain('Filters (');
});

it('says the comparison-rate warning once under all repayments, and only where there is one [B9.39]', () => {
  const warning = 'Comparison rate based on a $30,000 secured loan over five years. WARNING: This comparison rate';
  expect(readText(draw()).split(warning)).toHaveLength(2);
  expect(readText(draw('', makeTestContext()))).not.toContain('WARNING');
});

it('says that nothing was found, and offers all of the stock [B2.21] [B2.22]', () => {
  expect(readText(draw('?colour=Pink'))).toContain(
    'No Results Available No results were found. Please adjust your filters, or clear them to see all of our stock. Without Purple 3 cars Clear Filters',
  );
  expect(readText(draw())).not.toContain('No Results');
});

it('says how many the filters leave on the button that shows them [B2.23]', () => {
  expect(readText(draw('?colour=Red'))).toContain('Show Me 2 cars');
});

const groupOf = (markup: string, facet: string) =>
  (markup.split(`data-facet="${facet}"`)[1] ?? '').split(/<details[^>]*data-facet/)[0] ?? '';
const boxesOf = (markup: string, facet: string) =>
  [...groupOf(markup, facet).matchAll(/<(a|span) class="[^"]*"([^>]*)>(?:<i ([^>]*)><\/i>)?([^<]*)<small>/g)].map(
    ([, element, attributes = '', swatch = '', label = '']) => {
      const box = element === 'a' ? (/aria-checked="(\w+)"/.exec(attributes)?.[1] ?? 'no box') : 'cannot';
      return `${box} ${label.trim()} in ${/data-swatch="(\w+)"/.exec(swatch)?.[1]}`;
    },
  );

it('draws values as boxes to tick in a named group, ticked or not, colours with their swatch [B3.14]', () => {
  const markup = draw('?colour=Red');
  expect(boxesOf(markup, 'colour')).toEqual(['true Red in red', 'false Blue in blue']);
  expect(groupOf(markup, 'colour')).toContain('<legend class="visually-hidden">Colour</legend>');
});

it('keeps groups and values that nothing matches in place, without a way to choose them [B3.14]', () => {
  expect(boxesOf(draw('?range[price]=29000:31000'), 'colour')).toEqual(['false Red in red', 'cannot Blue in blue']);
  const none = draw('?query=zzz');
  expect(boxesOf(none, 'colour')).toEqual(['cannot Red in red', 'cannot Blue in blue']);
  expect(none.match(/data-facet="/g)).toEqual(draw().match(/data-facet="/g));
});

it('names the filter to take off when nothing matches, and what that would bring [B2.21]', () => {
  const words = readText(draw('?colour=Blue&range[price]=29000:31000'));
  expect(words).toContain('Without Blue 1 car');
  expect(words).toContain('Without $29,000 to $31,000 1 car');
  expect(readText(draw('?colour=Red'))).not.toContain('Without');
});

it('names the filters to take off where no single one is in the way, keeping all that it can [B2.21]', () => {
  const none = '?colour=Blue&range[price]=29000:31000&seats=12';
  const markup = draw(none);
  const ways = [...markup.matchAll(/<a href="([^"]*)">(Without [^<]*)<b>([^<]*)<\/b>/g)].map(
    ([, href, label, count]) => [href, `${label}${count}`],
  );
  expect(ways).toEqual([
    ['/search/new-used-and-demo-cars/?colour=Blue', 'Without 12 seats and $29,000 to $31,000 1 car'],
    ['/search/new-used-and-demo-cars/?range[price]=29000:31000', 'Without Blue and 12 seats 1 car'],
  ]);
  // If no chosen value is in stock, removing one value still finds nothing, so the page only offers to clear all
  // filters.
  expect(readText(draw('?colour=Pink&seats=12&body=Bus'))).not.toContain('Without');
});

it('never offers to show none [B2.23]', () => {
  const words = readText(draw('?colour=Pink'));
  expect(words).toContain('No cars match');
  expect(words).not.toContain('Show Me');
});

it('says how many vehicles without a price a search for prices hides, and leads to them', () => {
  const view = viewOf('', plain);
  const unpriced = { count: 29, text: '29 cars without a price are hidden.', href: '/search/?query=unpriced' };
  const markup = drawOnSite(<SearchPage view={{ ...view, unpriced }} hasError={false} />, plain);
  expect(readText(markup)).toContain('29 cars without a price are hidden. Show them');
  expect(markup).toContain('href="/search/?query=unpriced"');
  expect(readText(draw())).not.toContain('hidden');
});

it('says what the order by price leaves out', () => {
  const view = { ...viewOf('', plain), sortNote: 'Some prices are before charges.' };
  expect(readText(drawOnSite(<SearchPage view={view} hasError={false} />, plain))).toContain(view.sortNote);
});

it('gives what can be typed as an example, a shorter one where the field shares its line with the filters', () => {
  const exampleIn = (context: ViewContext) =>
    /<input(?=[^>]*id="query")[^>]*placeholder="([^"]*)"/.exec(draw('', context))?.[1];
  expect(exampleIn(plain)).toBe('Make, model or stock number');
  expect(exampleIn(makeTestContext({ layout: { filters: 'bar' } }))).toBe('Make or model');
});

it('leads past the filters to the results', () => {
  expect(draw()).toContain('<a class="skip-link" href="#results">Skip to results</a>');
});

it('says what is chosen in a group of filters on its line [B3.14]', () => {
  expect(readText(draw('?colour=Red'))).toContain('Colour , selected: Red');
});

it('says that a search failed to load [B4.18]', () => {
  const failed = drawOnSite(<SearchPage view={viewOf('', plain)} hasError />, plain);
  expect(readText(failed)).toContain('We couldn’t load your last change');
  // The filter sheet covers the results, so it repeats the message.
  const sheet = failed.split('data-filter-panel')[1]?.split('</aside>')[0] ?? '';
  expect(readText(sheet)).toContain('We couldn’t load your last change');
  expect(readText(draw())).not.toContain('couldn’t load');
});

it('draws the stock as bars over the price slider, where it is known [D.19]', () => {
  const counts = [
    { value: '20000', count: 1 },
    { value: '42990', count: 2 },
  ];
  const view = viewOf('', plain, { prices: counts });
  const heightsOf = (given: typeof view) => {
    const markup = drawOnSite(<SearchPage view={given} hasError={false} />, plain);
    const [, price = ''] = markup.split('data-facet="price"');
    const [chart = ''] = price.split('</details>');
    return [...chart.matchAll(/<rect[^>]*height="(\d+)"/g)].map(([, height]) => Number(height));
  };
  const heights = heightsOf(view);
  expect(heights).toHaveLength(16);
  expect(heights[0]).toBe(50);
  expect(heights.filter((height) => height > 0)).toEqual([50, 100]);
  expect(heightsOf(viewOf('', plain))).toEqual([]);
});

it.each(['group', 'used', 'specialist'] as const)(
  'has words in every part and an address behind every link on the template "%s"',
  (template) => {
    const context = makeTestContext({ finance: lender, search: { pageSize: 2 } }, template);
    for (const query of ['', '?colour=Red', '?colour=Pink']) expect(findMarkupFlaws(draw(query, context))).toEqual([]);
  },
);

it('has the note about a vehicle that has gone, for shoppers redirected from its URL [B4.17]', () => {
  expect(draw()).toMatch(/<p id="gone"[^>]*><b>That one’s gone\.<\/b> The vehicle you were looking for/);
});

const tile = { title: 'Sell yours', text: 'Today.', href: '/sell', action: 'Get a price' };
beforeAll(() => {
  const promoted = makeTestContext({ promotions: { everyCards: 1, promos: [tile] } });
  return loadLateParts(<SearchPage view={viewOf('', promoted)} hasError={false} />, promoted);
});
const promosOf = (promotions: object, query = '') =>
  [...draw(query, makeTestContext({ promotions })).matchAll(/<li[^>]*data-promo[^>]*>.*?<\/li>/gs)].map(([card]) =>
    readText(card),
  );

it('has a promo card after every Nth vehicle, in turns [B2.18] [B3.23] [B5.41]', () => {
  const promos = [tile, { ...tile, title: 'Buy one' }];
  expect(promosOf({ everyCards: 1, promos })).toEqual([
    'Sell yours Today. Get a price',
    'Buy one Today. Get a price',
    'Sell yours Today. Get a price',
  ]);
  expect(promosOf({ everyCards: 3, promos })).toEqual(['Sell yours Today. Get a price']);
  expect(promosOf({ promos })).toEqual([]);
  const markup = draw('', makeTestContext({ promotions: { everyCards: 2, promos } }));
  const order = [...markup.matchAll(/href="(\/cars\/[a-z]|\/sell)"/g)].map(([, href]) => href);
  expect([...new Set(order)]).toEqual(['/cars/a', '/cars/b', '/sell', '/cars/c']);
});

it('has the picture, its words and its colour in a promo card, each address one that leads somewhere [B3.23]', () => {
  const promo = { ...tile, imageUrl: '/media/sell.avif', imageAlt: 'A car and its keys', background: 'accent' };
  const markup = draw('', makeTestContext({ promotions: { everyCards: 3, promos: [promo] } }));
  expect(markup).toMatch(/data-promo="true">.*data-background="accent".*sell\.avif.*alt="A car and its keys"/s);
  expect(findMarkupFlaws(markup)).toEqual([]);
});

it('shows the promos of the car types filtered by, strict ones nowhere else [B3.23] [B5.40] [L4.26] [D.43]', () => {
  const promos = [
    { ...tile, title: 'Used', display: ['used'], strictDisplay: true },
    { ...tile, title: 'New', display: ['new'] },
  ];
  const titles = (query: string) => promosOf({ everyCards: 1, promos }, query).map((words) => words.split(' ')[0]);
  expect(titles('?car_type=used')).toEqual(['Used', 'Used', 'Used']);
  expect(titles('')).toEqual(['New', 'New', 'New']);
});

it('shows no promo before its start or after its expiry [B3.23] [B5.37]', () => {
  const during = { ...tile, start: '2026-11-20T23:59:59Z', expiry: '2026-11-21T00:00:01Z' };
  expect(promosOf({ everyCards: 3, promos: [during] })).toHaveLength(1);
  expect(promosOf({ everyCards: 3, promos: [{ ...during, start: '2026-11-21T00:00:00Z' }] })).toEqual([]);
  expect(promosOf({ everyCards: 3, promos: [{ ...during, expiry: '2026-11-21T00:00:00Z' }] })).toEqual([]);
});

it('saves what was chosen by a form that does without scripts, where the site keeps searches [B1.15] [B2.11]', async () => {
  const saving = makeTestContext({ watchlist: { isEnabled: true, savedSearches: true } });
  const telling = makeTestContext({ watchlist: { isEnabled: true, savedSearches: true, notices: 'mail' } });
  await loadLateParts(<SearchPage view={viewOf('?colour=Red', saving)} hasError={false} />, saving);
  const chosen = draw('?colour=Red&sortBy=price:asc&page=2', saving);
  const form = chosen.match(/<form[^>]*action="\/watchlist\/searches\/save"[^>]*>.*?<\/form>/s)?.[0] ?? '';
  expect(form).toContain('method="post"');
  expect(form).toContain('name="search" value="colour=Red"');
  expect(readText(form)).toBe('Save this search');
  expect(findMarkupFlaws(chosen)).toEqual([]);
  expect(readText(draw('?colour=Pink', saving))).toContain(
    'Can’t find the right car? Save this search and check back later.',
  );
  expect(readText(draw('?colour=Pink', telling))).toContain('and we can tell you when one comes in.');
  expect(draw('', saving)).not.toContain('/watchlist/searches');
  for (const watchlist of [{ isEnabled: true }, { savedSearches: true }]) {
    expect(draw('?colour=Red', makeTestContext({ watchlist }))).not.toContain('/watchlist/searches');
  }
});

it('says that a browser is offline only where it is, and not on a search that came through [B4.18]', () => {
  const offline = 'You’re offline';
  expect(readText(draw())).not.toContain(offline);
  expect(readText(drawOnSite(<SearchPage view={viewOf('', plain)} hasError />, plain))).not.toContain(offline);
});

it('lists what it found in a table whose headings sort, where the site lists a table [B2.17] [D.18]', async () => {
  const table = makeTestContext({ search: { results: { arrangement: 'table', columns: ['odometer'] } } });
  await loadLateParts(<SearchPage view={viewOf('', table)} hasError={false} />, table);
  const markup = draw('?colour=Red', table);
  expect(markup.match(/<tbody/g)).toHaveLength(2);
  expect(markup).not.toContain('<article');
  expect(markup).toContain('?colour=Red&amp;sortBy=km:asc"');
  expect(findMarkupFlaws(markup)).toEqual([]);
  expect(draw()).not.toContain('<table');
});

it('asks what the car can tow, and says on every card what it leaves of that, where the site asks [B3.08]', async () => {
  const cars = [{ name: 'Toyota Prado', capacityKg: 3000 }];
  const towing = makeTestContext({ search: { towing: { isOffered: true, cars } } });
  await loadLateParts(<SearchPage view={viewOf('', towing)} hasError={false} />, towing);
  const within = '?range[aggregate_trailer_mass]=:3000';
  const markup = draw(within, towing);
  const question = /<section[^>]*towing-title.*?<\/section>/s.exec(markup)?.[0] ?? '';
  expect(readText(question)).toContain('What can your car tow?');
  // The question has two forms with the same field, so that each works without scripts.
  expect(question.match(/<form/g)).toHaveLength(2);
  expect(question.match(/name="to\[aggregate_trailer_mass\]"/g)).toHaveLength(2);
  expect(readText(question)).toContain('Toyota Prado: 3,000 kg');
  expect(markup.match(/<article/g)).toHaveLength(2);
  expect(readText(markup).match(/Leaves 300 kg of your 3,000 kg/g)).toHaveLength(2);
  expect(findMarkupFlaws(markup)).toEqual([]);
  expect(readText(draw('', towing))).not.toContain('Leaves');
  const elsewhere = readText(draw(within));
  expect(elsewhere).not.toContain('What can your car tow?');
  expect(elsewhere).not.toContain('Leaves');
});

it('offers the first choice of the site over the results, with counts, before every other filter [B3.14]', () => {
  const leading = makeTestContext({ search: { leadFacet: 'learner', facets: ['make'] } });
  const vehicles = [true, true, false].map((isLearnerApproved, at) =>
    makeFullVehicle({ id: at + 1, slug: `bike-${at}`, isLearnerApproved }),
  );
  const drawLead = (query: string, context = leading) => {
    const markup = drawOnSite(<SearchPage view={viewOf(query, context, { vehicles })} hasError={false} />, context);
    expect(findMarkupFlaws(markup)).toEqual([]);
    const [nav = ''] = /<nav[^>]*aria-label="Licence".*?<\/nav>/s.exec(markup) ?? [];
    return { nav, isFirst: nav !== '' && markup.indexOf(nav) < markup.indexOf('data-filter-panel') };
  };
  const { nav, isFirst } = drawLead('?learner_approved=true&sortBy=km:asc');
  expect(isFirst).toBe(true);
  expect(readText(nav)).toBe('Any licence LAMS approved 2 Full licence 1');
  expect(nav).toMatch(/<a[^>]*aria-current="true"[^>]*>LAMS approved/);
  // The link to another licence replaces the chosen one and keeps the rest of the search.
  expect(nav).toContain('?learner_approved=false&amp;sortBy=km:asc"');
  expect(drawLead('', plain).nav).toBe('');
});

import { beforeAll, expect, it } from 'vitest';
import { drawOnSite, loadLateParts } from '#src/app/storefront/testing/draw-on-site.tsx';
import { draw, lender, loadSearchParts, plain, viewOf } from '#src/app/storefront/testing/draw-search.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { SearchPage } from './search-page.tsx';

beforeAll(loadSearchParts);

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
  expect(readText(note)).toBe('Showing Red, not Demo for "red" not demo Search for these words instead');
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

it('says the comparison-rate warning once under all repayments, and only where there is one [B9.39]', () => {
  const warning = 'Comparison rate based on a $30,000 secured loan over five years. WARNING: This comparison rate';
  expect(readText(draw()).split(warning)).toHaveLength(2);
  expect(readText(draw('', makeTestContext()))).not.toContain('WARNING');
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

it('says that a search failed to load [B4.18]', () => {
  const failed = drawOnSite(<SearchPage view={viewOf('', plain)} hasError />, plain);
  expect(readText(failed)).toContain('We couldn’t load your last change');
  // The filter sheet covers the results, so it repeats the message.
  const sheet = failed.split('data-filter-panel')[1]?.split('</aside>')[0] ?? '';
  expect(readText(sheet)).toContain('We couldn’t load your last change');
  expect(readText(draw())).not.toContain('couldn’t load');
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
  // A phone folds the second form, and opens it if its answer had a problem.
  const limit = (from: string) =>
    /<details[^>]*>.*?<\/details>/s.exec(/<section[^>]*towing-title.*/s.exec(from)?.[0] ?? '')?.[0];
  expect(readText(limit(markup) ?? '')).toMatch(/^Enter a towing limit instead Or your car’s towing limit/);
  expect(limit(markup)).not.toMatch(/<details[^>]* open/);
  // A phone shows the note with an answer, and otherwise folds it.
  const note = 'Limits vary between versions of the same car';
  expect(limit(markup)).not.toContain(note);
  expect(readText(question)).toContain(note);
  expect(limit(draw('', towing))).toContain(note);
  const asked = viewOf('', towing);
  const problem = 'Please enter the limit in kilograms, such as 2,500.';
  const refused = { ...asked, towing: asked.towing && { ...asked.towing, problem } };
  expect(limit(drawOnSite(<SearchPage view={refused} hasError={false} />, towing))).toMatch(/<details[^>]* open/);
  expect(markup.match(/<article/g)).toHaveLength(2);
  expect(readText(markup).match(/Leaves 300 kg of your 3,000 kg/g)).toHaveLength(2);
  expect(findMarkupFlaws(markup)).toEqual([]);
  expect(readText(draw('', towing))).not.toContain('Leaves');
  const elsewhere = readText(draw(within));
  expect(elsewhere).not.toContain('What can your car tow?');
  expect(elsewhere).not.toContain('Leaves');
});

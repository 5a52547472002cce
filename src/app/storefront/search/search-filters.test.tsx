import { beforeAll, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { draw, loadSearchParts, plain, viewOf } from '#src/app/storefront/testing/draw-search.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { SearchPage } from './search-page.tsx';

beforeAll(loadSearchParts);

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

it('says what is chosen in a group of filters on its line [B3.14]', () => {
  expect(readText(draw('?colour=Red'))).toContain('Colour , selected: Red');
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

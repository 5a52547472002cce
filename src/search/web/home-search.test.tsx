import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeTestStock } from '#src/app/storefront/testing/make-test-stock.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { buildHomeSearch } from '../view/home/build-home-search.ts';
import { HomeSearch } from './home-search.tsx';

const drawMakes = (search: object) => {
  const site = resolveOrThrow(minimalSite('wattle', 'group', { search }));
  const markup = renderToStaticMarkup(<HomeSearch search={buildHomeSearch(makeTestStock(), site)} />);
  return /<select[^>]*name="make".*?<\/select>/s.exec(markup)?.[0] ?? '';
};
const optionsOf = (markup: string) => [...markup.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);

it('lists Popular Makes, most vehicles first, and then All Makes by name [B9.12]', () => {
  const [, popular = '', all = ''] = drawMakes({ popularMakesLimit: 2 }).split('<optgroup ');
  expect(popular).toMatch(/^label="Popular Makes"/);
  expect(optionsOf(popular)).toEqual(['Toyota', 'Nissan']);
  expect(all).toMatch(/^label="All Makes"/);
  expect(optionsOf(all)).toEqual(['Kia', 'Nissan', 'Toyota']);
});

it('lists makes once when all are popular', () => {
  const makes = drawMakes({});
  expect(makes).not.toContain('optgroup');
  expect(optionsOf(makes)).toEqual(['Kia', 'Nissan', 'Toyota']);
});

it('states the number of fields up front, so that none moves while the form loads', () => {
  const drawWith = (changes: Record<string, unknown>): string => {
    const site = resolveOrThrow(minimalSite('wattle', 'group', changes));
    return renderToStaticMarkup(<HomeSearch search={buildHomeSearch(makeTestStock(), site)} />);
  };
  const counts = [{}, { manufacturer: 'kia' }].map((changes) => {
    const markup = drawWith(changes);
    return [markup.match(/<form[^>]* data-fields="(\d)"/)?.[1], String(markup.match(/<select/g)?.length)];
  });
  for (const [said, drawn] of counts) expect(said).toBe(drawn);
  expect(new Set(counts.map(([said]) => said)).size).toBe(2);
});

import { beforeAll, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import { buildResultColumns } from '#src/search/view/build-result-columns.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildVehicleCard, chooseCardOptions } from './build-vehicle-card.ts';
import { VehicleTable } from './vehicle-table.tsx';

beforeAll(() => import('#src/promotions/web/promo-card.tsx'));

const context = makeTestContext({
  search: { results: { arrangement: 'table', columns: ['tare', 'payload', 'engineHours'] } },
});
const { search } = context.site.config;
const columns = buildResultColumns({ ...emptySearchState, sortBy: 'payload:desc' }, search, context.paths) ?? [];

const draw = (fields: Partial<Vehicle>, isLoading = false): string => {
  const card = buildVehicleCard(makeFullVehicle(fields), context, chooseCardOptions(search));
  return drawOnSite(
    <VehicleTable label="Trucks" columns={columns} cards={[card]} promos={[]} isLoading={isLoading} />,
    context,
  );
};

it('lists a vehicle with its figures, price, finance and buttons in a table [B2.17] [B2.25]', () => {
  const markup = draw({});
  const text = readText(markup);
  expect(findMarkupFlaws(markup)).toEqual([]);
  expect(text).toMatch(/Tare 2,196 kg\s*Payload 504 kg\s*Hours Not known/);
  const card = buildVehicleCard(makeFullVehicle(), context);
  for (const { label } of card.buttons) expect(text).toContain(label);
  for (const cell of card.finance?.cells ?? []) expect(text).toContain(cell.figure);
  expect(text).toContain(card.price?.text);
  expect(markup).toContain('<img');
});

it('has Compare and Favourite in the row, not over the small picture [B1.13] [B4.30]', () => {
  const markup = draw({});
  const foot = markup.slice(markup.indexOf('colSpan'));
  expect(markup.match(/data-keep="\w+"/g)).toEqual(['data-keep="compared"', 'data-keep="favourites"']);
  expect(foot.match(/data-place="page"/g)).toHaveLength(2);
  expect(markup).not.toContain('data-place="picture"');
});

it('marks the column that sorts, and links to the other direction [D.18]', () => {
  const markup = draw({});
  expect(markup.match(/aria-sort="\w+"/g)).toEqual(['aria-sort="descending"']);
  expect(markup).toContain('sortBy=payload:asc');
  expect(readText(markup)).toContain('Sort by Payload, low to high');
});

it('says when a vehicle was sold, and asks for a similar one [B2.26] [B4.20]', () => {
  const text = readText(draw({ status: 'sold', soldAtSeconds: context.now.getTime() / 1000 }));
  expect(text).toContain('Sold on');
  expect(text).toContain('Like this and want something similar?');
});

it('lays outlines over the rows while another search loads [B2.20]', () => {
  expect(draw({}, true)).toMatch(/aria-busy="true".*data-skeletons/s);
  expect(draw({}, false)).not.toContain('data-skeletons');
});

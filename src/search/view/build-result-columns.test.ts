import { expect, it } from 'vitest';
import { type SearchConfig, searchConfig } from '../rules/config.ts';
import { emptySearchState } from '../rules/search-state.ts';
import { testSearchPaths } from '../testing/test-search-paths.ts';
import { buildResultColumns } from './build-result-columns.ts';

const config: SearchConfig = searchConfig.parse({
  itemTypes: ['truck'],
  results: { arrangement: 'table', columns: ['grossVehicleMass', 'payload', 'wheelbase', 'engineHours', 'engine'] },
});
const columnsOf = (sortBy: string) =>
  buildResultColumns({ ...emptySearchState, sortBy, page: 3 }, config, testSearchPaths) ?? [];
const sortOf = (name: string, sortBy = '') => columnsOf(sortBy).find((column) => column.name === name)?.sort;

it('has a column for the vehicle, each figure and the price [B2.17]', () => {
  expect(columnsOf('').map(({ label }) => label)).toEqual([
    'Truck',
    'GVM',
    'Payload',
    'Wheelbase',
    'Hours',
    'Engine',
    'Price',
  ]);
  expect(buildResultColumns(emptySearchState, searchConfig.parse({}), testSearchPaths)).toBeNull();
});

it('sorts by a heading, and the other way round by a second click, from the first page [D.18]', () => {
  expect(sortOf('payload')).toEqual({
    href: '/search/new-used-and-demo-cars/?sortBy=payload:desc',
    label: 'Payload, high to low',
    direction: null,
  });
  expect(sortOf('payload', 'payload:desc')).toEqual({
    href: '/search/new-used-and-demo-cars/?sortBy=payload:asc',
    label: 'Payload, low to high',
    direction: 'descending',
  });
  expect(sortOf('payload', 'payload:asc')).toMatchObject({ label: 'Payload, high to low', direction: 'ascending' });
  expect(sortOf('engineHours')).toMatchObject({ label: 'Engine hours, low to high', direction: null });
});

it('sorts by no heading that has no order, and by none outside of a search [D.18]', () => {
  expect(sortOf('engine')).toBeNull();
  expect(buildResultColumns(null, config, testSearchPaths)?.map(({ sort }) => sort)).toEqual(Array(7).fill(null));
});

import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import { buildPagination } from './build-pagination.ts';

const { paths } = makeTestContext();
const build = (page: number, totalHits: number) => buildPagination({ ...emptySearchState, page }, totalHits, 21, paths);
const shape = (page: number, totalHits: number) =>
  build(page, totalHits)?.links.map((link) =>
    link.kind === 'gap' ? '…' : `${link.number}${link.isCurrent ? '*' : ''}`,
  );

describe('buildPagination', () => {
  it('lists the first and last pages and the neighbours of the current one', () => {
    expect(shape(1, 210)).toEqual(['1*', '2', '…', '10']);
    expect(shape(5, 210)).toEqual(['1', '…', '4', '5*', '6', '…', '10']);
    expect(shape(10, 210)).toEqual(['1', '…', '9', '10*']);
    expect(shape(2, 63)).toEqual(['1', '2*', '3']);
  });

  it('needs a second page [B9.01]', () => {
    expect(build(1, 21)).toBeNull();
    expect(build(1, 22)?.total).toBe(2);
  });

  it('links to the previous and next pages, the first without a parameter [L2.35]', () => {
    expect(build(2, 63)).toMatchObject({
      previousHref: '/search/new-used-and-demo-cars/',
      nextHref: '/search/new-used-and-demo-cars/?page=3',
    });
    expect(build(3, 63)?.nextHref).toBeNull();
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildPagination } from '../view/build-pagination.ts';
import { PaginationLinks } from './pagination-links.tsx';

const { paths } = makeTestContext();
const draw = (page: number, totalHits = 100) => {
  const pagination = buildPagination({ ...emptySearchState, page }, totalHits, 10, paths);
  if (pagination === null) throw new Error('there are several pages');
  return renderToStaticMarkup(<PaginationLinks pagination={pagination} />);
};
const currentOf = (markup: string) => markup.match(/<a[^>]*aria-current="page"[^>]*>.*?<\/a>/g)?.map(readText);

it('lists pages with gaps, and links to the previous and next [L2.35]', () => {
  expect(readText(draw(5))).toBe('Previous Page 1 … Page 4 Page 5 Page 6 … Page 10 Next');
  expect(readText(draw(1))).toBe('Page 1 Page 2 … Page 10 Next');
  expect(readText(draw(10))).toBe('Previous Page 1 … Page 9 Page 10');
});

it('marks only the current page as current', () => {
  expect(currentOf(draw(5))).toEqual(['Page 5']);
  expect(currentOf(draw(1))).toEqual(['Page 1']);
  // There's no page 11, so the last page is the current one.
  expect(currentOf(draw(11))).toEqual(['Page 10']);
});

it('links to each page by its address [L2.35]', () => {
  const markup = draw(2);
  expect(markup).toContain('href="/search/new-used-and-demo-cars/"');
  expect(markup).toContain('href="/search/new-used-and-demo-cars/?page=3"');
});

import type { SearchState } from '../rules/search-state.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';

type PageLinkView =
  | { readonly kind: 'page'; readonly number: number; readonly href: string; readonly isCurrent: boolean }
  | { readonly kind: 'gap' };

export interface PaginationView {
  readonly current: number;
  readonly total: number;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  readonly links: readonly PageLinkView[];
}

const neighbours = 1;

const listNumbers = (current: number, total: number): readonly number[] =>
  Array.from({ length: total }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === total || Math.abs(number - current) <= neighbours,
  );

export const buildPagination = (
  state: SearchState,
  totalHits: number,
  pageSize: number,
  paths: SearchPaths,
): PaginationView | null => {
  const total = Math.ceil(totalHits / pageSize);
  if (total <= 1) return null;
  const current = Math.min(state.page, total);
  const hrefOf = (page: number): string => buildSearchUrl({ ...state, page }, paths);
  const numbers = listNumbers(current, total);
  const links = numbers.flatMap((number, index): readonly PageLinkView[] => {
    const isAfterGap = index > 0 && number - (numbers[index - 1] ?? 0) > 1;
    const link: PageLinkView = { kind: 'page', number, href: hrefOf(number), isCurrent: number === current };
    return isAfterGap ? [{ kind: 'gap' }, link] : [link];
  });
  return {
    current,
    total,
    previousHref: current > 1 ? hrefOf(current - 1) : null,
    nextHref: current < total ? hrefOf(current + 1) : null,
    links,
  };
};

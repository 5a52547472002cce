import * as pagePaths from '#src/lib/page-paths.ts';
import type { ChipView } from '#src/search/view/chip-view.ts';
import type { NoResultsView } from '#src/search/view/no-results-view.ts';
import type { PaginationView } from '#src/search/view/pagination-view.ts';

const searchHref = pagePaths.search;
const lastPage = 12;

const chip = (label: string): ChipView => ({ label, removeLabel: `Remove filter: ${label}`, removeHref: searchHref });

/** Applied filters, as the search page shows them. */
export const sampleChips: readonly ChipView[] = [chip('Toyota'), chip('SUV'), chip('Under $35,000')];

/** The third of twelve pages. */
export const samplePagination: PaginationView = {
  current: 3,
  total: lastPage,
  previousHref: searchHref,
  nextHref: searchHref,
  links: [
    ...[1, 2, 3, 4].map((number) => ({
      kind: 'page' as const,
      number,
      href: `${searchHref}?page=${number}`,
      isCurrent: number === 3,
    })),
    { kind: 'gap' },
    { kind: 'page', number: lastPage, href: `${searchHref}?page=${lastPage}`, isCurrent: false },
  ],
};

/** A search that found nothing. @spec B2.21 */
export const sampleNoResults: NoResultsView = {
  title: 'No Results Available',
  text: 'Take a filter off, or clear them all.',
  clearLabel: 'Clear Filters',
  relaxations: [{ label: 'Without Red', countText: '12 cars', href: '/search/' }],
  clearHref: searchHref,
};

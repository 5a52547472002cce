import { isEmptyCell } from './cells/is-empty-cell.ts';
import type { requiredFeedColumns } from './feed-columns.ts';
import { formatColumnLine } from './format-column-line.ts';
import type { SampledFeed } from './mapping/sampled-feed.ts';

type RequiredColumn = (typeof requiredFeedColumns)[number];

const maxSuggested = 5;
const code = /^[\w./-]{1,20}$/;

/** True if the column's cells, apart from empty ones, are short codes and all different. */
const hasOwnCodes = ({ headings, rows }: SampledFeed, heading: string): boolean => {
  const column = headings.indexOf(heading);
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => !isEmptyCell(cell));
  return cells.length > 0 && cells.every((cell) => code.test(cell)) && new Set(cells).size === cells.length;
};

/** Returns at most five lines for `stockFeed.columns`, each for an unread heading that may be the missing column. */
export const suggestColumns = (
  feed: SampledFeed,
  unread: readonly string[],
  missing: RequiredColumn,
): readonly string[] => {
  const coded = missing === 'stock_number' ? unread.filter((heading) => hasOwnCodes(feed, heading)) : [];
  return (coded.length > 0 ? coded : unread)
    .slice(0, maxSuggested)
    .map((heading) => formatColumnLine(heading, missing));
};

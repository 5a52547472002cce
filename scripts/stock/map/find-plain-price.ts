import type { FeedHeadings } from '../../../src/stock-import/rules/limits/find-column-changes.ts';
import type { Columns } from '../../../src/stock-import/rules/match-renamed-columns.ts';

const describedBy: ReadonlySet<string | null> = new Set([
  'drive_away_price',
  'price_excluding_government_charges',
  'price_type',
]);

/**
 * Returns the price's heading if nothing says whether government charges are included. Null if there's no such heading,
 * or if the site's settings name it.
 */
export const findPlainPrice = (read: FeedHeadings, settled: Columns): string | null => {
  if (Object.values(read).some((name) => describedBy.has(name))) return null;
  const heading = Object.keys(read).find((one) => read[one] === 'price');
  return heading === undefined || settled[heading] !== undefined ? null : heading;
};

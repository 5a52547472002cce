import type { CellHabits } from '../../../src/stock-import/rules/cells/cell-kinds.ts';
import { createPriceReader, driveAwayType } from '../../../src/stock-import/rules/cells/read-price-cell.ts';
import type { FeedHeadings } from '../../../src/stock-import/rules/limits/find-column-changes.ts';
import { showCell } from '../../../src/stock-import/rules/mapping/found-columns.ts';
import { cellsUnder, type SampledFeed } from '../../../src/stock-import/rules/mapping/sampled-feed.ts';
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

/** Returns the first price that says itself that it's drive-away, such as '$16,490 DA'. */
export const findDriveAwayCell = (
  sample: SampledFeed,
  heading: string,
  habits: Pick<CellHabits, 'decimalMark' | 'words'>,
): string | undefined => {
  const readPrice = createPriceReader(habits);
  const found = cellsUnder(sample, sample.headings.indexOf(heading)).find((cell) => {
    const price = readPrice(cell);
    return price.kind === 'price' && price.type === driveAwayType;
  });
  return found && showCell(found);
};

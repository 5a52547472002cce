import { listMissingColumns } from '../../../src/stock-import/rules/feed-columns.ts';
import type { FeedHeadings } from '../../../src/stock-import/rules/limits/find-column-changes.ts';
import { optionalNames } from '../../../src/stock-import/rules/mapping/find-required-columns.ts';
import { listOtherColumns } from '../../../src/stock-import/rules/mapping/list-other-columns.ts';
import type { SampledFeed } from '../../../src/stock-import/rules/mapping/sampled-feed.ts';
import type { Columns } from '../../../src/stock-import/rules/match-renamed-columns.ts';
import { listFitting } from '../../../src/stock-import/rules/suggest-columns.ts';
import type { LikelyColumn } from '../../../src/stock-import/rules/suggest-optional-columns.ts';

export interface MissingChoice {
  readonly column: string;
  readonly headings: readonly string[];
}

/** Empty for prices and comments, which are asked about separately, and for columns with an `otherwise`. */
export const listOthers = (
  sample: SampledFeed,
  { heading, column, otherwise }: LikelyColumn,
  taken: ReadonlySet<string>,
): readonly string[] =>
  otherwise !== undefined || /price|^comments$/.test(column) ? [] : listOtherColumns(sample, heading, column, taken);

export const listMissingChoices = (sample: SampledFeed, read: FeedHeadings, own: Columns): readonly MissingChoice[] => {
  const missing = listMissingColumns(new Set(Object.values(read)));
  const open = Object.entries(read).flatMap(([heading, name]) =>
    name === null || (optionalNames.has(name) && own[heading] === undefined) ? [heading] : [],
  );
  const make = Object.keys(read).find((heading) => read[heading] === 'make');
  const combined = listFitting(sample, open, 'make_model');
  const isCombined = missing.includes('make') && missing.includes('model') && combined.length > 0;
  return [
    ...(isCombined ? [{ column: 'make_model', headings: combined }] : []),
    ...missing.map((column) => ({ column, headings: listFitting(sample, open, column, make) })),
  ];
};

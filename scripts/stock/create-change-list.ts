import type { Writable } from 'node:stream';
import { formatPrice } from '../../src/lib/format-number.ts';
import type { FeedChange } from '../../src/stock-import/server/plan-feed.ts';

const mostShown = 50;

const titles: Readonly<Record<FeedChange['kind'], string>> = {
  add: 'Would be added',
  change: 'Would be changed',
  hide: 'Would be hidden',
  sell: 'Would be marked as sold',
};

const priceOf = (cents: number | null): string => (cents === null ? 'no price' : formatPrice(cents));

const marks = { sold: ' [sold]', notOnSale: ' [not on sale]' } as const;

const formatChange = ({ kind, stockNumber, name, beforeCents, afterCents, fields, offSale }: FeedChange): string => {
  const price =
    kind === 'add' || beforeCents === afterCents
      ? priceOf(afterCents)
      : `${priceOf(beforeCents)} -> ${priceOf(afterCents)}`;
  const what = fields.length === 0 ? '' : ` (${fields.join(', ')})`;
  const mark = offSale === null ? '' : marks[offSale];
  return `  ${stockNumber}  ${name}, ${price}${mark}${what}`;
};

/** Keeps the first 50 changes of each kind for the terminal. The report gets all of them. */
export const createChangeList = (report: Writable | undefined) => {
  const shown = new Map<FeedChange['kind'], string[]>();
  const counts = new Map<FeedChange['kind'], number>();
  return {
    add: (change: FeedChange): void => {
      const { kind } = change;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const lines = shown.get(kind) ?? [];
      if (lines.length < mostShown) shown.set(kind, [...lines, formatChange(change)]);
      report?.write(`${JSON.stringify(change)}\n`);
    },
    format: (): readonly string[] =>
      [...counts].map(([kind, count]) => {
        const lines = shown.get(kind) ?? [];
        const more = count > lines.length ? [`  and ${count - lines.length} more; --report FILE writes them all`] : [];
        return [`${titles[kind]}: ${count}`, ...lines, ...more].join('\n');
      }),
  };
};

import type { Writable } from 'node:stream';
import { formatPrice } from '../../src/lib/format-number.ts';
import type { FeedChange } from '../../src/stock-import/server/plan-feed.ts';

export const mostShown = 20;

const titles: Readonly<Record<FeedChange['kind'], string>> = {
  add: 'Would be added',
  change: 'Would be changed',
  hide: 'Would be hidden',
  sell: 'Would be marked as sold',
};

const priceOf = (cents: number | null): string => (cents === null ? 'no price' : formatPrice(cents));

const marks = { sold: ' [sold]', notOnSale: ' [not for sale]' } as const;

const formatChange = ({ stockNumber, name, beforeCents, afterCents, fields, offSale }: FeedChange): string => {
  const price = beforeCents === afterCents ? priceOf(afterCents) : `${priceOf(beforeCents)} -> ${priceOf(afterCents)}`;
  const what = fields.length === 0 ? '' : ` (${fields.join(', ')})`;
  const mark = offSale === null ? '' : marks[offSale];
  return `  ${stockNumber}  ${name}, ${price}${mark}${what}`;
};

const doubtTitles = { sold: 'sold', notOnSale: 'not for sale', noPrice: 'no price' } as const;
type Doubt = keyof typeof doubtTitles;

const createDoubtList = () => {
  const numbers: Readonly<Record<Doubt, string[]>> = { sold: [], notOnSale: [], noPrice: [] };
  return {
    add: ({ stockNumber, offSale, afterCents }: FeedChange): void => {
      const doubt: Doubt | null = offSale ?? (afterCents === null ? 'noPrice' : null);
      if (doubt !== null) numbers[doubt].push(stockNumber);
    },
    list: (): readonly string[] =>
      Object.entries(doubtTitles).flatMap(([doubt, title]) => {
        const found = numbers[doubt as Doubt];
        const rest = found.length > mostShown ? ` and ${found.length - mostShown} more` : '';
        return found.length === 0 ? [] : [`  ${title}: ${found.slice(0, mostShown).join(', ')}${rest}`];
      }),
  };
};

/**
 * Lists the first 20 changes of each kind for the terminal. Of added cars, lists only those that are sold, not for sale
 * or without a price, up to 20 for each reason. The report gets every change.
 */
export const createChangeList = (report: Writable | undefined) => {
  const shown = new Map<FeedChange['kind'], string[]>();
  const counts = new Map<FeedChange['kind'], number>();
  const doubts = createDoubtList();
  return {
    add: (change: FeedChange): void => {
      const { kind } = change;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const lines = shown.get(kind) ?? [];
      if (kind === 'add') doubts.add(change);
      else if (lines.length < mostShown) shown.set(kind, [...lines, formatChange(change)]);
      report?.write(`${JSON.stringify(change)}\n`);
    },
    format: (): readonly string[] =>
      [...counts].map(([kind, count]) => {
        const lines = kind === 'add' ? doubts.list() : (shown.get(kind) ?? []);
        const more =
          kind !== 'add' && count > lines.length
            ? [`  and ${count - lines.length} more; --report FILE writes them all`]
            : [];
        return [`${titles[kind]}: ${count}`, ...lines, ...more].join('\n');
      }),
  };
};

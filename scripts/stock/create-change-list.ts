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

const formatMark = ({ offSale, reason }: FeedChange): string => {
  if (offSale === null) return '';
  return offSale === 'sold' ? ' [sold]' : ` [not for sale: ${JSON.stringify(reason)}]`;
};

const formatChange = (change: FeedChange): string => {
  const { stockNumber, name, beforeCents, afterCents, fields } = change;
  const price = beforeCents === afterCents ? priceOf(afterCents) : `${priceOf(beforeCents)} -> ${priceOf(afterCents)}`;
  const what = fields.length === 0 ? '' : ` (${fields.join(', ')})`;
  return `  ${stockNumber}  ${name}, ${price}${formatMark(change)}${what}`;
};

const formatSold = (stockNumbers: readonly string[]): readonly string[] => {
  const rest = stockNumbers.length > mostShown ? ` and ${stockNumbers.length - mostShown} more` : '';
  return stockNumbers.length === 0 ? [] : [`  sold: ${stockNumbers.slice(0, mostShown).join(', ')}${rest}`];
};

/**
 * Lists the first 20 changes of each kind for the terminal. Of added cars, lists only sold ones, because the summary
 * names those that aren't for sale or have no price. The report gets every change.
 */
export const createChangeList = (report: Writable | undefined) => {
  const shown = new Map<FeedChange['kind'], string[]>();
  const counts = new Map<FeedChange['kind'], number>();
  const sold: string[] = [];
  return {
    add: (change: FeedChange): void => {
      const { kind } = change;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const lines = shown.get(kind) ?? [];
      if (kind === 'add' && change.offSale === 'sold') sold.push(change.stockNumber);
      if (kind !== 'add' && lines.length < mostShown) shown.set(kind, [...lines, formatChange(change)]);
      report?.write(`${JSON.stringify(change)}\n`);
    },
    format: (): readonly string[] =>
      [...counts].map(([kind, count]) => {
        const lines = kind === 'add' ? formatSold(sold) : (shown.get(kind) ?? []);
        const more =
          kind !== 'add' && count > lines.length
            ? [`  and ${count - lines.length} more; --report FILE writes them all`]
            : [];
        return [`${titles[kind]}: ${count}`, ...lines, ...more].join('\n');
      }),
  };
};

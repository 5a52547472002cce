import { formatPrice } from '#src/lib/format-number.ts';
import type { StatusMeaning } from './cells/read-status-cell.ts';
import type { WordColumn } from './create-word-columns.ts';
import { searched } from './feed-columns.ts';
import { quoteColumnLine } from './format-column-line.ts';
import { isInternal } from './is-internal.ts';
import { isConfidential } from './mapping/is-confidential.ts';
import { isAskingHeading } from './price-columns.ts';
import type { WrittenStatus, YearOfMonth } from './row/mapped-row.ts';
import type { Warning } from './row-remark.ts';
import type { StaffText } from './staff-texts.ts';

export interface StatusWord extends WrittenStatus {
  readonly count: number;
}

export interface HintedColumn {
  readonly isByHeading: boolean;
  readonly cell: string;
  readonly row: number;
  readonly count: number;
  readonly held: number;
  readonly heldCars: readonly HintedCar[];
  readonly mentioned: number;
  readonly mentionedCars: readonly HintedCar[];
  /** True if the site's `columns` map the column to 'searched'. */
  readonly isSettled: boolean;
}

interface HintedCar {
  readonly stockNumber: string;
  readonly cell: string;
}

const shownLength = 40;

const quote = (text: string): string => JSON.stringify(text.slice(0, shownLength));
const countOf = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const mostQuoted = 5;

export const describeUnknownWords = (heading: string, words: readonly StatusWord[]): Warning => {
  const quoted = words.slice(0, mostQuoted).map(({ word }) => quote(word));
  const rest = words.length > mostQuoted ? ` and ${words.length - mostQuoted} more` : '';
  const count = words.reduce((sum, word) => sum + word.count, 0);
  const [are, them] = words.length === 1 ? ["isn't a status", 'the word'] : ["aren't statuses", 'the words'];
  return {
    row: null,
    column: heading,
    reason: `${quoted.join(', ')}${rest} ${are} we know, so ${countOf(count, 'vehicle counts', 'vehicles count')} as not for sale. Add ${them} to words.onSale or words.notOnSale under stockFeed`,
    stockNumber: null,
    task: 'settings',
  };
};

const mostWordColumns = 5;
const mostWordsShown = 4;

export const quoteWords = (words: readonly string[]): string => {
  const shown = words.slice(0, mostWordsShown).map(quote).join(', ');
  return words.length > mostWordsShown ? `${shown} and ${words.length - mostWordsShown} more` : shown;
};

export const describeWordColumns = (columns: readonly WordColumn[]): readonly Warning[] => {
  const [first, ...others] = columns.slice(0, mostWordColumns);
  if (first === undefined) return [];
  const { heading, words } = first;
  const also = others.map((other) => `${JSON.stringify(other.heading)} with ${quoteWords(other.words)}`);
  const rest = columns.length > mostWordColumns ? ` and ${columns.length - mostWordColumns} more columns` : '';
  const alike = also.length === 0 ? '' : ` So does ${also.join(', ')}${rest}.`;
  const reason = `isn't read, but repeats a few words: ${quoteWords(words)}. If they say whether a vehicle is for sale, write ${quoteColumnLine(heading, 'status')} under stockFeed.columns; otherwise ${quoteColumnLine(heading, searched)}.${alike}`;
  return [
    {
      row: null,
      column: heading,
      reason: reason.replace(/\.$/, ''),
      stockNumber: null,
      task: 'settings',
    },
  ];
};

const textHeading = /text|comment|desc|detail|blurb|about|advert|note|remark|memo/i;
const longestWord = 40;

const advise = (heading: string, cell: string): string => {
  const ignored = quoteColumnLine(heading, 'ignored');
  if (isAskingHeading(heading))
    return `If shoppers pay it, write ${quoteColumnLine(heading, 'price')} under stockFeed.columns; otherwise ${ignored}`;
  if (!textHeading.test(heading) && cell.length <= longestWord) {
    return `Write ${quoteColumnLine(heading, 'status')} under stockFeed.columns, or use sold or reserved in place of status if that's all it says. If it isn't about sales, write ${ignored}`;
  }
  const comments =
    isInternal(heading) || isConfidential(heading)
      ? ''
      : `, or ${quoteColumnLine(heading, 'comments')} if it's text for shoppers`;
  return `If a vehicle is sold, say so in its status. Only then write ${ignored} under stockFeed.columns${comments}`;
};

const listCars = (cars: readonly HintedCar[], count: number): string => {
  const listed = [...Map.groupBy(cars, ({ cell }) => cell.toLowerCase()).values()]
    .map((same) => `${quote(same[0]?.cell ?? '')} (${same.map(({ stockNumber }) => stockNumber).join(', ')})`)
    .join(', ');
  return count > cars.length ? `${listed} and ${count - cars.length} more` : listed;
};

export const listSaleWords = ({ held, heldCars }: HintedColumn): string => listCars(heldCars, held);

const describeHeld = (column: HintedColumn): string => {
  const { cell, held, heldCars } = column;
  const [{ stockNumber = '' } = {}] = heldCars;
  return held === 1
    ? `says ${quote(cell)}, so 1 vehicle isn't for sale (${stockNumber})`
    : `says ${listSaleWords(column)}, so ${held} vehicles aren't for sale`;
};

const describeMentioned = ({ mentioned, mentionedCars }: HintedColumn): string => {
  const are = countOf(mentioned, 'vehicle is', 'vehicles are');
  return `mentions a sale, but ${are} for sale: ${listCars(mentionedCars, mentioned)}. If a vehicle is sold or on hold, say so in its status`;
};

const describeSettled = (heading: string, column: HintedColumn): readonly Warning[] => {
  const place = { row: null, column: heading, stockNumber: null } as const;
  return [
    ...(column.held > 0 ? [{ ...place, reason: describeHeld(column), task: 'none' } as const] : []),
    ...(column.mentioned > 0 ? [{ ...place, reason: describeMentioned(column), task: 'file' } as const] : []),
  ];
};

export const describeColumn = ([heading, column]: readonly [string, HintedColumn]): readonly Warning[] => {
  const { isByHeading, cell, row, count, held, mentioned, isSettled } = column;
  if (isSettled) return describeSettled(heading, column);
  const place = { row: null, column: heading, stockNumber: null, task: 'settings' } as const;
  if (held > 0) {
    return [
      {
        ...place,
        reason: `isn't read, but ${describeHeld(column)}. ${advise(heading, cell)}. If the column holds notes to staff and those cars aren't for sale, write ${quoteColumnLine(heading, searched)}`,
      },
      ...(mentioned > 0 ? [{ ...place, reason: `also ${describeMentioned(column)}`, task: 'file' } as const] : []),
    ];
  }
  const example = count === 0 ? '' : `, such as ${quote(cell)} in row ${row}`;
  const what = isByHeading
    ? `its heading mentions a sale${count === 0 ? '' : ` and ${countOf(count, 'cell is', 'cells are')} filled in${example}`}`
    : `${countOf(count, 'cell mentions', 'cells mention')} a sale${example}`;
  return [{ ...place, reason: `isn't read, although ${what}. ${advise(heading, cell)}` }];
};

const mostStarred = 10;

export const describeStars = (numbers: readonly string[]): readonly Warning[] => {
  if (numbers.length === 0) return [];
  const rest = numbers.length > mostStarred ? ` and ${numbers.length - mostStarred} more` : '';
  const reason = `${countOf(numbers.length, 'vehicle has', 'vehicles have')} a star (*), which isn't read: ${numbers.slice(0, mostStarred).join(', ')}${rest}. If it means sold, add a line "* = sold" below the vehicles, or say so in the status`;
  return [{ row: null, column: null, reason, stockNumber: null, task: 'file' }];
};

export interface CountedText extends StaffText {
  readonly row: number;
  readonly count: number;
}

export const describeStaffTexts = ({ heading, cell, instead, row, count }: CountedText): Warning => {
  const shown = quoteColumnLine(heading, 'comments');
  const reason =
    instead === null
      ? `${countOf(count, 'cell looks like a note to staff and isn', 'cells look like notes to staff and aren')}'t shown to shoppers, such as ${quote(cell)} in row ${row}. Under stockFeed.columns, write ${quoteColumnLine(heading, 'ignored')}, or ${shown} if shoppers can read the whole column`
      : `isn't shown to shoppers, because "${instead}" is. If they should see this column instead, write ${shown} under stockFeed.columns`;
  return { row: null, column: heading, reason, stockNumber: null, task: 'settings' };
};

export interface CountedOffer {
  readonly count: number;
  readonly stockNumber: string;
  readonly offerCents: number;
  readonly insteadCents: number | null;
}

export const describeOffer = ([heading, { count, stockNumber, offerCents, insteadCents }]: readonly [
  string,
  CountedOffer,
]): Warning => {
  const instead = insteadCents === null ? 'no price' : formatPrice(insteadCents);
  return {
    row: null,
    column: heading,
    reason: `shoppers see this price for ${countOf(count, 'vehicle', 'vehicles')}, such as ${formatPrice(offerCents)} in place of ${instead} (${stockNumber}). Under stockFeed.columns, write ${quoteColumnLine(heading, 'offer_price')} if that's right, or ${quoteColumnLine(heading, 'ignored')} if it isn't`,
    stockNumber: null,
    task: 'settings',
  };
};

export type CountedYear = YearOfMonth & { readonly row: number; readonly count: number };

export const describeYear = ({ heading, cell, year, row, count }: CountedYear): Warning => ({
  row: null,
  column: heading,
  reason: `has months or days instead of years in ${countOf(count, 'row', 'rows')}. We read the year: ${quote(cell)} in row ${row} is ${year}`,
  stockNumber: null,
  task: 'file',
});

export const describeIgnoredRow = (row: number, text: string): Warning => ({
  row,
  column: null,
  reason: `says ${quote(text)}, which isn't a vehicle, so it's ignored`,
  stockNumber: null,
  task: 'none',
});

export const statusMeanings: Readonly<Record<StatusMeaning, string>> = {
  onSale: 'for sale',
  comingSoon: 'coming soon',
  sold: 'sold',
  held: 'on hold for a buyer, so not for sale',
  notOnSale: 'not for sale',
  unknown: 'not known, so not for sale',
};

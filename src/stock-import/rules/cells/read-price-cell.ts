import type { CellHabits } from './cell-kinds.ts';
import { markDoubt, readFigure } from './read-figure-cell.ts';

/**
 * `type` is the price type that the cell names; null if it names none. `none`: the cell says that no price is shown.
 */
export type PriceCell =
  | { readonly kind: 'price'; readonly dollars: string; readonly type: string | null }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly written: string };

export const driveAwayType = 'Drive Away';
export const excludingChargesType = 'Excl. Govt. Charges';

const toLetters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

const noPriceWords: readonly string[] = [
  'poa',
  'priceonapplication',
  'priceonrequest',
  'por',
  'call',
  'calldealer',
  'callforprice',
  'callus',
  'contact',
  'contactus',
  'contactdealer',
  'contactforprice',
  'enquire',
  'enquirenow',
  'enquireforprice',
  'ask',
  'askforprice',
  'phone',
  'tba',
  'tbc',
  'tobeadvised',
  'na',
  'none',
  'null',
  'noprice',
  'nil',
  'aud',
];

/** Price types by the letters of the words after a figure; null for words that name no type. */
const typeByLetters: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ['', null],
  ['aud', null],
  ['neg', null],
  ['negotiable', null],
  ['ono', null],
  ['incgst', null],
  ['inclgst', null],
  ['includinggst', null],
  ...['driveaway', 'da', 'dap', 'driveawayprice', 'driveawaynomoretopay', 'nomoretopay'].map(
    (letters) => [letters, driveAwayType] as const,
  ),
  ...[
    'egc',
    'exgov',
    'exgovt',
    'exgovcharges',
    'exgovtcharges',
    'exgovernmentcharges',
    'exclgov',
    'exclgovt',
    'exclgovcharges',
    'exclgovtcharges',
    'exclgovernmentcharges',
    'excludinggovcharges',
    'excludinggovtcharges',
    'excludinggovernmentcharges',
    'exonroads',
    'exonroadcosts',
    'plusonroads',
    'plusonroadcosts',
    'plusgovtcharges',
    'orc',
    'plusorc',
  ].map((letters) => [letters, excludingChargesType] as const),
]);

const leading = /^(?:aud|au\$|a\$)?\s?\$?\s?/i;
const figureAndWords = /^([\d.,\s\u00a0\u2000-\u200a\u202f']*\d)(\D*)$/;
const onlyDigits = /^\d+$/;
const zero = /^0+(?:\.0+)?$/;
const hasDigit = /\d/;
const cents = /^\d+(?:\.\d{1,2})?$/;

/** Returns a reason if the words after a figure are unknown; undefined if they're known or the figure can't be read. */
export const explainPriceCell = (cell: string, decimalMark: CellHabits['decimalMark']): string | undefined => {
  const [, figure, after = ''] = figureAndWords.exec(cell.replace(leading, '')) ?? [];
  const isFigure = figure !== undefined && readFigure(figure.trim(), decimalMark) !== undefined;
  if (!isFigure || typeByLetters.has(toLetters(after))) return undefined;
  return `${JSON.stringify(cell)} has words that can't be read as part of a price`;
};

export type ReadPriceCell = (cell: string) => PriceCell;

const none: PriceCell = { kind: 'none' };

const toPrice = (dollars: string, type: string | null): PriceCell =>
  zero.test(dollars) ? none : { kind: 'price', dollars, type };

export const createPriceReader = ({ decimalMark, words }: Pick<CellHabits, 'decimalMark' | 'words'>): ReadPriceCell => {
  const noPrice = new Set([...noPriceWords, ...words.noPrice.map(toLetters)]);
  const ownWords = new Set(words.noPrice.map((word) => word.toLowerCase()));
  const toUnreadable = (cell: string): PriceCell => ({ kind: 'unreadable', written: markDoubt(cell, decimalMark) });
  return (cell) => {
    if (onlyDigits.test(cell)) return toPrice(cell, null);
    if (ownWords.has(cell.toLowerCase())) return none;
    if (!hasDigit.test(cell)) return cell === '$' || noPrice.has(toLetters(cell)) ? none : toUnreadable(cell);
    const [, figure, after = ''] = figureAndWords.exec(cell.replace(leading, '')) ?? [];
    if (figure === undefined) return toUnreadable(cell);
    const dollars = readFigure(figure.trim(), decimalMark);
    const type = typeByLetters.get(toLetters(after));
    if (dollars === undefined || type === undefined || !cents.test(dollars) || after.includes('%')) {
      return toUnreadable(cell);
    }
    return toPrice(dollars, type);
  };
};

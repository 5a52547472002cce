import type { CellHabits } from './cell-kinds.ts';
import { markDoubt, readFigure } from './read-figure-cell.ts';

/**
 * `type` is the price type that the cell names, such as drive away; null if it doesn't name one. `was` is the earlier
 * price in 'was $25,990 now $23,990'. 'POA' and '0' have the kind 'none'.
 */
export type PriceCell =
  | { readonly kind: 'price'; readonly dollars: string; readonly type: string | null; readonly was?: string }
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

const typeByLetters: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ['', null],
  ['aud', null],
  ['inc', null],
  ['incl', null],
  ['incgst', null],
  ['inclgst', null],
  ['includinggst', null],
  ...[
    'driveaway',
    'daway',
    'da',
    'dap',
    'driveawayprice',
    'driveawaynomoretopay',
    'nomoretopay',
    'rideaway',
    'rideawayprice',
    'rideawaynomoretopay',
  ].map((letters) => [letters, driveAwayType] as const),
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
    'onroad',
    'onroads',
    'onroadcosts',
    'plusorc',
  ].map((letters) => [letters, excludingChargesType] as const),
]);

const leading = /^(?:aud|au\$|a\$)?\s?\$?\s?/i;
const harmless =
  /\b(?:as[ -]is|or (?:near(?:est)? |best )offer|best offer|o\.?n\.?o\b\.?|o\.?b\.?o\b\.?|neg(?:otiable)?|firm)\b\.?/gi;
const leadingWords =
  /^(?:(?:new |our |sale |special )?price|(?:reduced|special|only|asking)(?: to)?|drive[ -]?away|d\/a(?:way)?|ride[ -]?away|egc)\b[\s:,!*-]*(?=[$\d]|a?u?d?\s?\$)/i;
/** 'From $24,990' is a price, but 'from $99' can be a weekly payment. */
const leadingFrom = /^from\b[\s:]*(?=[$\d])/i;
const leastFrom = 1000;
const figureAndWords = /^([\d.,\s\u00a0\u2000-\u200a\u202f']*\d)(\D*)$/;
const onlyDigits = /^\d+$/;
const zero = /^0+(?:\.0+)?$/;
const hasDigit = /\d/;
const cents = /^\d+(?:\.\d{1,2})?$/;

const thousands = /^\d{1,3}(?:[.,]\d+)?\s?k\b/i;
const withoutGst = /(?:\+|\bplus|\bex(?:cl?|cluding)?\.?)\s*gst\b/i;
const examples = { point: '24990, 24,990 or 24,990.00', comma: '24990, 24.990 or 24.990,00' } as const;

interface LedPrice {
  readonly rest: string;
  readonly type: string | null;
  readonly isFrom: boolean;
}

const splitLead = (cell: string): LedPrice => {
  const [lead = ''] = leadingWords.exec(cell) ?? leadingFrom.exec(cell) ?? [];
  return {
    rest: cell.slice(lead.length),
    type: typeByLetters.get(toLetters(lead)) ?? null,
    isFrom: leadingFrom.test(cell),
  };
};

/**
 * Null for words that name no price type, such as 'inc GST'. Undefined for unknown words, which could change the
 * price's meaning.
 */
const readType = (words: string): string | null | undefined =>
  typeByLetters.get(toLetters(words.replaceAll(harmless, ' ')));

export const explainPriceCell = (cell: string, decimalMark: CellHabits['decimalMark']): string | undefined => {
  const lead = splitLead(cell);
  const bare = lead.rest.replace(leading, '');
  const named = JSON.stringify(cell);
  if (thousands.test(bare)) return `${named} may be rounded. Write the whole price, such as 39,990`;
  if (withoutGst.test(cell)) return `${named} excludes GST. Write the price that shoppers pay, including GST`;
  if (!hasDigit.test(cell))
    return `${named} isn't a price. If it means no price should be shown, add it to words.noPrice under stockFeed`;
  const [, figure, after = ''] = figureAndWords.exec(bare) ?? [];
  const isFigure = figure !== undefined && readFigure(figure.trim(), decimalMark) !== undefined;
  if (!isFigure) return `${named} can't be read as a price. Write it like ${examples[decimalMark]}`;
  const type = readType(after);
  if (lead.isFrom && type === null) return `${named} may be a repayment. Write the whole price, without 'from'`;
  if (lead.type !== null && type != null && type !== lead.type) return `${named} names two kinds of price`;
  if (type !== undefined) return undefined;
  return `${named} has words that can't be read as part of a price`;
};

export type ReadPriceCell = (cell: string) => PriceCell;

/**
 * Matches '$15,490 - was 16,990'. Needs a figure before 'was', because in 'was 16,990 15,490' either figure could be
 * the price.
 */
const priceWas = /^(\D*\d.*?)\bwas\b(.*)$/i;
const wasNow = /^(?:was\b)?(.*?)\bnow\b(.*)$/i;
const nowWas = /^now\b(.*?)\bwas\b(.*)$/i;
const saysNow = /\bnow\b/i;
const isAround = (character: string): boolean => character.trim() === '' || ':,;–-('.includes(character);

const trimAround = (text: string): string => {
  const characters = [...text];
  const last = characters.findLastIndex((character) => !isAround(character));
  return characters
    .slice(0, last + 1)
    .join('')
    .replace(/^[\s:,;–(-]+/, '');
};

const none: PriceCell = { kind: 'none' };

const toPrice = (dollars: string, type: string | null): PriceCell =>
  zero.test(dollars) ? none : { kind: 'price', dollars, type };

export const createPriceReader = ({ decimalMark, words }: Pick<CellHabits, 'decimalMark' | 'words'>): ReadPriceCell => {
  const noPrice = new Set([...noPriceWords, ...words.noPrice.map(toLetters)]);
  const ownWords = new Set(words.noPrice.map((word) => word.toLowerCase()));
  const toUnreadable = (cell: string): PriceCell => ({ kind: 'unreadable', written: markDoubt(cell, decimalMark) });
  const readOne: ReadPriceCell = (cell) => {
    if (onlyDigits.test(cell)) return toPrice(cell, null);
    if (ownWords.has(cell.toLowerCase())) return none;
    if (!hasDigit.test(cell)) return cell === '$' || noPrice.has(toLetters(cell)) ? none : toUnreadable(cell);
    const lead = splitLead(cell);
    const [, figure, after = ''] = figureAndWords.exec(lead.rest.replace(leading, '')) ?? [];
    if (figure === undefined) return toUnreadable(cell);
    const dollars = readFigure(figure.trim(), decimalMark);
    const type = readType(after);
    if (dollars === undefined || type === undefined || !cents.test(dollars) || after.includes('%')) {
      return toUnreadable(cell);
    }
    const isContradictory = lead.type !== null && type !== null && lead.type !== type;
    if (isContradictory || (lead.isFrom && Number(dollars) < leastFrom)) return toUnreadable(cell);
    return toPrice(dollars, type ?? lead.type);
  };
  const readReduced: ReadPriceCell = (cell) => {
    const [, now, before] = nowWas.exec(cell) ?? priceWas.exec(cell) ?? [];
    const [, was = before, reduced = now] = now === undefined ? (wasNow.exec(cell) ?? []) : [];
    const [earlier, price] = [was, reduced].map((part) => readOne(trimAround(part ?? '')));
    const isReduced =
      price?.kind === 'price' && earlier?.kind === 'price' && Number(price.dollars) < Number(earlier.dollars);
    return isReduced ? { ...price, was: earlier.dollars } : toUnreadable(cell);
  };
  return (cell) =>
    hasDigit.test(cell) && (saysNow.test(cell) || priceWas.test(cell)) ? readReduced(cell) : readOne(cell);
};

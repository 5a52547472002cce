import type { CellHabits } from './cell-kinds.ts';
import { saysHeld, saysNotSold, saysSold, startsWithDeposit } from './read-sale-words.ts';
import { fellThrough, saysOffSale } from './says-off-sale.ts';

/** 'unknown' keeps the vehicle off sale, with a warning. */
export type StatusMeaning = 'onSale' | 'comingSoon' | 'sold' | 'held' | 'notOnSale' | 'unknown';

const wordsByMeaning: Readonly<Record<'onSale' | 'comingSoon' | 'notOnSale', readonly string[]>> = {
  onSale: [
    'instock',
    'stock',
    'available',
    'avail',
    'forsale',
    'onsale',
    'retail',
    'current',
    'active',
    'live',
    'online',
    'listed',
    'advertised',
    'published',
    'ready',
    'readyforsale',
    'onyard',
    'inyard',
    'frontline',
    'showroom',
    'unsold',
    'yes',
    'y',
    'true',
  ],
  comingSoon: ['comingsoon', 'intransit', 'onorder', 'incoming', 'duein', 'duesoon', 'arriving', 'arrivingsoon'],
  notOnSale: [
    'no',
    'false',
    'inactive',
    'unavailable',
    'notavailable',
    'notforsale',
    'offsale',
    'withdrawn',
    'wholesale',
    'wholesaled',
    'wsale',
    'settled',
    'unlisted',
    'unpublished',
    'hidden',
    'offline',
    'archived',
    'deleted',
  ],
};

const answers: ReadonlySet<string> = new Set(['yes', 'y', 'true', 'no', 'false']);
const saleStart =
  /^\W*(?:sold|dep(?:osit)?\.? (?:taken|paid|received|held|pending)|dep(?=\.?$)|deposit|on hold|hold|held|reserved|under offer|u\/o|sale pending)\b/i;
/** In a column of statuses, these words mean that a buyer has the vehicle on hold. Elsewhere they can mean other things. */
const heldStatus =
  /^\W*(?:(?:(?:on|under) )?(?:dep(?:osit)?|contract)|deposited|contracted|d\/?t|u\/?o|pending(?: (?:sale|settlement|finance|delivery))?|(?:settlement|finance) pending|subject to finance)\W*$/i;
const returned = /\b(?:refund\w*|returned)\b/i;

const isHeldStatus = (cell: string): boolean =>
  heldStatus.test(cell) || (startsWithDeposit(cell) && !fellThrough.test(cell) && !returned.test(cell));

const mostLetters = 40;

const toKey = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const listWords = (words: readonly string[], meaning: StatusMeaning) => words.map((word) => [word, meaning] as const);

const knownWords: ReadonlySet<string> = new Set(Object.values(wordsByMeaning).flat());

export const isStatusWord = (cell: string): boolean => {
  const key = toKey(cell);
  return cell.length <= mostLetters && ((knownWords.has(key) && !answers.has(key)) || saleStart.test(cell));
};

/** @spec B4.02, D.05 */
const statusOf: Readonly<Record<Exclude<StatusMeaning, 'unknown'>, string>> = {
  onSale: 'in_stock',
  comingSoon: 'coming_soon',
  sold: 'sold',
  held: 'on hold',
  notOnSale: 'not on sale',
};

export const notOnSaleStatus = statusOf.notOnSale;

const withheldStatuses: ReadonlySet<string> = new Set([statusOf.held, statusOf.notOnSale]);

/** True for 'on hold' and 'not on sale', but not for an unknown word, such as 'at auction'. @spec D.05 */
export const isWithheldStatus = (status: string): boolean => withheldStatuses.has(status);

export interface StatusCell {
  readonly status: string;
  readonly meaning: StatusMeaning;
}

export type ReadStatusCell = (cell: string) => StatusCell;

export const createStatusReader = ({ yes, no, onSale, notOnSale }: CellHabits['words']): ReadStatusCell => {
  const own = new Map([
    ...listWords([...no, ...notOnSale].map(toKey), 'notOnSale'),
    ...listWords([...yes, ...onSale].map(toKey), 'onSale'),
  ]);
  const usual = new Map<string, StatusMeaning>([
    ...Object.entries(wordsByMeaning).flatMap(([meaning, words]) => listWords(words, meaning as StatusMeaning)),
    ['1', 'onSale'],
    ['0', 'notOnSale'],
  ]);
  const findMeaning = (cell: string): StatusMeaning => {
    const key = toKey(cell);
    const ownMeaning = own.get(key);
    if (ownMeaning !== undefined) return ownMeaning;
    if (saysSold(cell)) return 'sold';
    if (saysHeld(cell) || isHeldStatus(cell)) return 'held';
    const known = usual.get(key) ?? (saysNotSold(cell) ? 'onSale' : undefined);
    return known ?? (saysOffSale(cell) ? 'notOnSale' : 'unknown');
  };
  return (cell) => {
    const meaning = findMeaning(cell);
    return { meaning, status: meaning === 'unknown' ? cell.toLowerCase() : statusOf[meaning] };
  };
};

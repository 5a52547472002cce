import { saysNotSold, saysSold } from './cells/read-sale-words.ts';

/** A title's meaning for the vehicles below it. 'hidden' vehicles aren't advertised. */
export type SectionSale = 'sold' | 'on hold' | 'hidden';

export interface SectionTitle {
  readonly title: string;
  readonly sale: SectionSale | null;
}

const longestTitle = 80;
const mostCells = 3;
const hidden =
  /\b(?:trade|wholesale|(?:do not|don['’]?t|not to be|not|never) advertised?|not for (?:sale|web|website|retail|advertising))\b/i;
const held = /\b(?:dep|deposits?|hold|held|reserved|under offer|sale pending)\b/i;
const open = /\b(?:unsold|retail|for sale|in stock|available|current)\b/i;
const titleWords: ReadonlySet<string> = new Set(
  `trade wholesale only not do dont don't don’t to be never advertise advertised for sale web website retail advertising
  sold unsold dep deposit deposits taken paid on hold held reserved under offer offers pending in stock available current
  car cars vehicle vehicles unit units list section below these the and or off yard this last week month awaiting delivery
  pickup pick up collection delivered`.split(/\s+/),
);
const word = /[a-z'’]+|[^\s\p{P}\p{S}]+/giu;
const year = /^20\d\d$/;
const letter = /[\p{L}\p{N}]/u;

const trimEdges = (text: string): string => {
  const characters = [...text];
  const isLetter = (character: string): boolean => letter.test(character);
  return characters.slice(Math.max(characters.findIndex(isLetter), 0), characters.findLastIndex(isLetter) + 1).join('');
};

/** @spec D.05 */
export const readSectionTitle = (cells: readonly string[]): SectionTitle | undefined => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0 || filled.length > mostCells) return undefined;
  const text = filled.join(' ');
  if (text.length > longestTitle || text.includes('=')) return undefined;
  const title = trimEdges(text);
  const words = title.toLowerCase().match(word) ?? [];
  if (!words.every((each) => titleWords.has(each) || year.test(each))) return undefined;
  if (hidden.test(title)) return { title, sale: 'hidden' };
  if (saysSold(title)) return { title, sale: 'sold' };
  if (held.test(title)) return { title, sale: 'on hold' };
  return open.test(title) || saysNotSold(title) ? { title, sale: null } : undefined;
};

import { isEmptyCell } from './cells/is-empty-cell.ts';
import { isStatusWord } from './cells/read-status-cell.ts';
import { isConfidential } from './mapping/is-confidential.ts';
import { reaches } from './mapping/sampled-feed.ts';
import { longestWord, mostWords, shortWord, statusHeading } from './mapping/status-columns.ts';
import { yardHeading } from './mapping/yard-heading.ts';
import { findKnownMake } from './names/known-makes.ts';
import { isWholeAttribute } from './simplify-attribute.ts';

export interface UnreadCell {
  readonly heading: string;
  readonly cell: string;
}

/** An unread column with a few repeated words, which may be the yard's own words for a status. */
export interface WordColumn {
  readonly heading: string;
  /** Most frequent first. */
  readonly words: readonly string[];
}

const otherHeading =
  /\b(?:sell(?:er|ers)|sales? ?(?:person|man|rep|team|consultants?)|consultants?|agents?|reps?|staff|buyers?|managers?|drivers?|detailers?|owners?|valuers?|who|sources?|suppliers?|vendors?|from|origin|country|currency|units?|makes?|models?|badges?|series|grades?|types?|categor(?:y|ies)|class|segment|sizes?|condition|cond|colou?rs?|cols?|paint|trims?|interior|upholstery|seats?|doors?|cyl\w*|engines?|motor|turbo|aspiration|induction|gears?|box|tranny|trans\w*|drive\w*|body|shape|cab|tray|roof|wheels?|tyres?|steering|fuel|juice|emissions?|keys?|books?|history|extras|spare|tow ?bar|sold by|rating|cat|promo\w*|campaigns?|finance|lender|bank|ppsr|rwc|roadworthy|gst|tax)\b/i;
const camelCase = /([a-z])([A-Z])/g;

const isOtherHeading = (heading: string): boolean =>
  otherHeading.test(heading.replaceAll(camelCase, '$1 $2').replaceAll(/[_./-]/g, ' '));

const fewestCells = 3;
const mostColumns = 200;
const leastRepeats = 1.5;
const knownShare = 0.8;
const fewestLetters = 3;
const answer = /^(?:yes|no|true|false|nil|none|unknown)$/i;

const attributes = ['body', 'transmission', 'drive', 'fuel'] as const;

const isOtherWord = (word: string): boolean => answer.test(word) || word.length < fewestLetters;

interface CountedWord {
  readonly word: string;
  count: number;
}

const isOfSale = (words: readonly CountedWord[], rows: number, knowsYard: (cell: string) => boolean): boolean => {
  const cells = words.reduce((sum, { count }) => sum + count, 0);
  const written = words.map(({ word }) => word);
  const isRepeated = cells >= fewestCells && cells >= words.length * leastRepeats;
  // A single word that's in most rows doesn't distinguish one car from another.
  const isTelling = words.length > 1 || cells * 2 <= rows;
  return (
    isRepeated &&
    isTelling &&
    !written.every(isStatusWord) &&
    !reaches(written, isOtherWord, knownShare) &&
    !reaches(written, (word) => findKnownMake(word) !== undefined, knownShare) &&
    !attributes.some((attribute) => reaches(written, (word) => isWholeAttribute(attribute, word), knownShare)) &&
    !written.some(knowsYard)
  );
};

/**
 * Collects the words of unread columns that can be the yard's own words for a status, such as 'rung the bell'. Lists
 * none if the feed has a column for the status, sold cars or deposits.
 * @spec B4.02
 */
export const createWordColumns = (knowsYard: (cell: string) => boolean = () => false) => {
  const columns = new Map<string, Map<string, CountedWord> | null>();
  let rows = 0;
  let hasSale = false;
  const start = (heading: string): Map<string, CountedWord> | null =>
    heading !== '' &&
    !isConfidential(heading) &&
    statusHeading.test(heading) &&
    !yardHeading.test(heading) &&
    !isOtherHeading(heading)
      ? new Map()
      : null;
  const addCell = ({ heading, cell: written }: UnreadCell): void => {
    const cell = written.trim();
    const known = columns.get(heading);
    if (known === null || isEmptyCell(cell)) return;
    if (known === undefined && columns.size >= mostColumns) return;
    const words = known ?? start(heading);
    if (known === undefined) columns.set(heading, words);
    if (words === null) return;
    const key = cell.toLowerCase();
    const before = words.get(key);
    if (before !== undefined) before.count += 1;
    else if (words.size < mostWords && ((cell.length <= longestWord && shortWord.test(cell)) || isStatusWord(cell))) {
      words.set(key, { word: cell, count: 1 });
    } else columns.set(heading, null);
  };
  return {
    add: (unreadCells: readonly UnreadCell[], readsSale: boolean): void => {
      rows += 1;
      hasSale ||= readsSale;
      if (hasSale) return;
      for (const cell of unreadCells) addCell(cell);
    },
    list: (): readonly WordColumn[] =>
      hasSale
        ? []
        : [...columns].flatMap(([heading, words]) => {
            const counted = [...(words ?? new Map<string, CountedWord>()).values()].sort(
              (one, other) => other.count - one.count,
            );
            return isOfSale(counted, rows, knowsYard) ? [{ heading, words: counted.map(({ word }) => word) }] : [];
          }),
  };
};

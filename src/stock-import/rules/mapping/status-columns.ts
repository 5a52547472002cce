import { cutText } from '#src/lib/text/cut-text.ts';
import { usualHabits } from '../cells/cell-kinds.ts';
import { createStatusReader, isStatusWord } from '../cells/read-status-cell.ts';
import type { LikelyColumn } from '../suggest-optional-columns.ts';
import { reaches } from './sampled-feed.ts';

/** Excludes headings for the rego, service, warranty or insurance, because their cells can be 'Current'. */
export const statusHeading = /^(?!.*(?:reg|serv|warr|insur))/i;

export const longestWord = 20;
export const mostWords = 12;
const shownWords = 3;
const shownLength = 20;
/** Excludes text with digits, because 'Bay 3' is a place. */
export const shortWord = /^[a-z][a-z ./&'-]*$/i;
const takesOffSale: ReadonlySet<string> = new Set(['sold', 'held', 'notOnSale']);

const readStatus = createStatusReader(usualHabits.words);

export const looksLikeStatus = (
  heading: string,
  cells: readonly string[],
  knowsYard: (cell: string) => boolean,
): boolean => {
  const others = cells.filter((cell) => !isStatusWord(cell));
  return (
    statusHeading.test(heading) &&
    others.length < cells.length &&
    new Set(others.map((cell) => cell.toLowerCase())).size <= mostWords &&
    others.every((cell) => cell.length <= longestWord && shortWord.test(cell) && !knowsYard(cell))
  );
};

export const doubtStatusColumn = (heading: string, cells: readonly string[]): LikelyColumn => {
  const offSale = cells.filter((cell) => isStatusWord(cell) && takesOffSale.has(readStatus(cell).meaning));
  const isLikely = offSale.length > 0 || reaches(cells, isStatusWord, 0.5);
  const shown = [...new Set([...offSale.slice(0, 1), ...cells])].slice(0, shownWords);
  const example = shown.map((cell) => `"${cutText(cell, shownLength)}"`).join(', ');
  return { heading, column: 'status', why: `"${heading}" says ${example}.`, example, isLikely };
};

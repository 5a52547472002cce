import { splitWords } from './split-words.ts';

/** Words of a query beyond these are not looked at. */
export const maxWords = 10;

export interface TextQuery {
  readonly words: readonly string[];
  /** True while the last word may go on: nothing follows it, not even a space. */
  readonly isLastUnfinished: boolean;
  /** Words in quotes, which must stand together as they are. */
  readonly phrases: readonly (readonly string[])[];
  /** What no hit may have: words after a minus, several where they must stand together. */
  readonly excluded: readonly (readonly string[])[];
}

/** A piece begins where a word could: an inch sign or a hyphen inside a name means nothing. */
const piecePattern = /(?<=^|\s)(-?)"([^"]*)"?|(\S+)/g;

/** Reads the words, "phrases" and -excluded words of a query. */
export const readQuery = (query: string): TextQuery => {
  const words: string[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  let isLastUnfinished = false;
  for (const [, minus, quoted, plain = ''] of query.matchAll(piecePattern)) {
    const isExcluded = minus === '-' || /^-[\p{L}\p{N}]/u.test(plain);
    const found = splitWords(quoted ?? plain);
    if (found.length === 0) continue;
    isLastUnfinished = quoted === undefined && !isExcluded;
    if (isExcluded) excluded.push(found);
    else if (quoted === undefined) words.push(...found);
    else phrases.push(found);
  }
  return {
    words: words.slice(0, maxWords),
    isLastUnfinished: isLastUnfinished && !/\s$/.test(query) && words.length <= maxWords,
    phrases: phrases.slice(0, maxWords).map((phrase) => phrase.slice(0, maxWords)),
    excluded: excluded.slice(0, maxWords).map((phrase) => phrase.slice(0, maxWords)),
  };
};

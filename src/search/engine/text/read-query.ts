import { splitWords } from './split-words.ts';

export const maxWords = 10;

export interface TextQuery {
  readonly words: readonly string[];
  readonly isLastUnfinished: boolean;
  readonly phrases: readonly (readonly string[])[];
  readonly excluded: readonly (readonly string[])[];
}

/** In 17" and cx-5, the quotation mark and the hyphen have no special meaning. */
const piecePattern = /(?<=^|\s)(-?)"([^"]*)"?|(\S+)/g;

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

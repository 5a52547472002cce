import { joinName, listNameWords, maxPhraseWords } from './lexicon.ts';

export type Phrases = ReadonlyMap<string, readonly string[]>;

const listRuns = (words: readonly string[], start: number): readonly string[] =>
  words.slice(start, start + maxPhraseWords).map((_, at) => words.slice(start, start + at + 1).join(''));

export const wholeOf = (name: string): readonly string[] => [joinName(name)];

export const beginningsOf = (name: string): readonly string[] => listRuns(listNameWords(name), 0);

export const partsOf = (name: string): readonly string[] => {
  const words = listNameWords(name);
  return words.flatMap((_, start) => listRuns(words, start));
};

/** A Golf GTI is a Golf, but a Corolla Cross isn't a Corolla. */
export const familiesOf = (name: string): readonly string[] => {
  const ownWord = listNameWords(name).indexOf('cross');
  return beginningsOf(name).slice(ownWord < 1 ? 0 : ownWord);
};

export const numbersIn = (name: string): readonly string[] =>
  listNameWords(name).flatMap((word) => /^\p{L}+(\d{2,})$/u.exec(word)?.[1] ?? []);

export const groupByPhrase = (names: readonly string[], listOf: (name: string) => readonly string[]): Phrases => {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    for (const phrase of new Set(listOf(name))) {
      const group = groups.get(phrase);
      if (group === undefined) groups.set(phrase, [name]);
      else group.push(name);
    }
  }
  return groups;
};

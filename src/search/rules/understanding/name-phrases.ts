import { joinName, listNameWords, maxPhraseWords } from './lexicon.ts';

/** Names by what shoppers may say of them, without spaces and hyphens. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

const listRuns = (words: readonly string[], start: number): readonly string[] =>
  words.slice(start, start + maxPhraseWords).map((_, at) => words.slice(start, start + at + 1).join(''));

/** The whole name: 'goldcoast'. */
export const wholeOf = (name: string): readonly string[] => [joinName(name)];

/** Its beginnings: 'land', 'landrover'. */
export const beginningsOf = (name: string): readonly string[] => listRuns(listNameWords(name), 0);

/** Every run of its words: 'land', 'landrover', 'rover'. */
export const partsOf = (name: string): readonly string[] => {
  const words = listNameWords(name);
  return words.flatMap((_, start) => listRuns(words, start));
};

/** The beginnings that name a model's family: a Golf GTI is a Golf and an i30 N an i30, but a Corolla Cross is no Corolla. */
export const familiesOf = (name: string): readonly string[] => {
  const ownWord = listNameWords(name).indexOf('cross');
  return beginningsOf(name).slice(ownWord < 1 ? 0 : ownWord);
};

/** '86' of 'GR86'. */
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

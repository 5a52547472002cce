import { findColourFamily } from '#src/vehicle/rules/find-colour-family.ts';
import { attributeOf } from '../query/refinement-attributes.ts';
import type { RefinementKey } from '../search-state.ts';
import { sortTable } from '../sort-table.ts';
import { findMakeOfModel } from '../url/find-make-of-model.ts';
import { joinName, listNameWords, type ModelReading, maxPhraseWords, type Reading } from './lexicon.ts';
import type { LexiconSource } from './lexicon-source.ts';
import type { Phrases } from './name-phrases.ts';
import { type TradeWord, tradeWords } from './trade-words.ts';

/** A phrase and what it stands for. */
export type Entry = readonly [phrase: string, reading: Reading];
type Readings = ReadonlyMap<string, Reading>;
/** Models by name, each with the makes that have it. */
export type Models = ReadonlyMap<string, ModelReading['models']>;

/** A part of a name that more models share says too little. */
const maxModels = 6;

export const listFilterEntries = (key: RefinementKey, phrases: Phrases): readonly Entry[] =>
  [...phrases].map(([phrase, values]) => [phrase, { kind: 'filter', key, values }]);

export const listModelEntries = (models: Models, phrases: Phrases, isWhole: boolean): readonly Entry[] =>
  [...phrases]
    .filter(([phrase, names]) => phrase.length > 1 && names.length <= maxModels)
    .map(([phrase, names]) => [
      phrase,
      { kind: 'model', isWhole, models: names.flatMap((name) => models.get(name) ?? []) },
    ]);

export const listModels = ({ valuesOf }: LexiconSource): Models => {
  const makes = new Set(valuesOf('make'));
  const models = new Map<string, ModelReading['models'][number][]>();
  for (const makeModel of valuesOf('make_model')) {
    const make = findMakeOfModel(makeModel, makes);
    if (make === undefined) continue;
    const name = makeModel.slice(make.length + 1);
    const known = models.get(name);
    if (known === undefined) models.set(name, [{ make, makeModel }]);
    else known.push({ make, makeModel });
  }
  return models;
};

const readTradeWord = (
  { means = [], key, text, sort }: TradeWord,
  { valuesOf, sorts }: LexiconSource,
  models: Models,
): Reading | undefined => {
  if (sort !== undefined) return sorts.includes(sort) ? { kind: 'sort', sortBy: sortTable[sort].sortBy } : undefined;
  if (key === undefined) return undefined;
  const wanted = new Set(means.map(joinName));
  if (key === 'make_model') {
    const named = [...models].flatMap(([name, found]) => (wanted.has(joinName(name)) ? found : []));
    return named.length === 0 ? undefined : { kind: 'model', models: named, isWhole: true };
  }
  const values = valuesOf(attributeOf(key)).filter((value) => wanted.has(joinName(value)));
  return values.length === 0 ? undefined : { kind: 'filter', key, values, ...(text === undefined ? {} : { text }) };
};

/** The words of the trade that stand for something in the stock. */
export const listTradeEntries = (source: LexiconSource, models: Models): readonly Entry[] =>
  tradeWords.flatMap((row) => {
    const reading = readTradeWord(row, source, models);
    return reading === undefined ? [] : row.says.map((said): Entry => [joinName(said), reading]);
  });

/** A paint is the filter of its colour, and words of its own: 'soul red' is Red, and 'soul red' as text. */
export const listPaintEntries = (paints: readonly string[], readings: Readings): readonly Entry[] =>
  paints.flatMap((paint) => {
    const words = listNameWords(paint);
    const family = findColourFamily(paint);
    if (family === null) return [];
    return words.slice(1, maxPhraseWords).flatMap((_, at): readonly Entry[] => {
      const said = words.slice(0, at + 2);
      const isWhole = said.length === words.length;
      if (!isWhole && said.every((word) => readings.has(word))) return [];
      return [[said.join(''), { kind: 'filter', key: 'colour', values: [family], text: said.join(' ') }]];
    });
  });

/** A badge is a filter that no other has a part of, that is no part of a model, and that has a word of its own. */
export const listBadgeEntries = (badges: Phrases, models: Phrases, readings: Readings): readonly Entry[] =>
  [...badges].flatMap(([phrase, [badge = '', ...others]]): readonly Entry[] => {
    const isNamed = others.length === 0 && joinName(badge) === phrase && !models.has(phrase);
    const hasOwnWord = listNameWords(badge).some((word) => !readings.has(word));
    return isNamed && hasOwnWord ? [[phrase, { kind: 'filter', key: 'badge', values: [badge] }]] : [];
  });

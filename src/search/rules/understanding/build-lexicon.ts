import { findColourFamily } from '#src/vehicle/rules/find-colour-family.ts';
import type { FilterableAttribute } from '../document/document-attributes.ts';
import { attributeOf } from '../query/refinement-attributes.ts';
import type { RefinementKey } from '../search-state.ts';
import { type SortName, sortTable } from '../sort-table.ts';
import { findMakeOfModel } from '../url/find-make-of-model.ts';
import { joinName, type Lexicon, listNameWords, type ModelReading, maxPhraseWords, type Reading } from './lexicon.ts';
import { emptyWords, type TradeWord, tradeWords, vehicleNouns } from './trade-words.ts';

/** A word that a site adds: what its shoppers say, and the words that it stands for. */
export interface SiteWord {
  readonly says: readonly string[];
  readonly means: string;
}

/** What a lexicon is made of. */
export interface LexiconSource {
  /** The values that the stock has of an attribute. */
  readonly valuesOf: (attribute: FilterableAttribute) => readonly string[];
  readonly figures: Lexicon['figures'];
  readonly itemTypes: readonly string[];
  /** The orders that the site offers. */
  readonly sorts: readonly SortName[];
  /** What the site calls its conditions. */
  readonly carTypeLabels: Readonly<Record<string, string>>;
  /** The place that all of the stock is in. */
  readonly place: string | null;
  readonly postcodes: readonly { readonly postcode: string; readonly locationName: string }[];
  readonly words: readonly SiteWord[];
}

/** Filters whose values are named whole, those that win first. */
const namedKeys = [
  ...(['make', 'body', 'bodyconfiguration', 'fuel', 'drive', 'transmission', 'colour', 'car_type'] as const),
  ...(['location_name', 'state', 'axle_type', 'dealership_name'] as const),
] as const satisfies readonly RefinementKey[];

/** A part of a name that more models or features share says too little. */
const maxModels = 6;
const maxFeatures = 3;

type Phrases = ReadonlyMap<string, readonly string[]>;

/** Every run of words of a name, joined; `from` 0 alone gives its beginnings. */
const listPhrases = (name: string, isBeginningOnly: boolean): readonly string[] => {
  const words = listNameWords(name);
  const starts = isBeginningOnly ? [0] : words.map((_, start) => start);
  return starts.flatMap((start) =>
    words.slice(start, start + maxPhraseWords).map((_, at) => words.slice(start, start + at + 1).join('')),
  );
};

/** Names by what shoppers may say of them. */
const groupByPhrase = (names: readonly string[], listOf: (name: string) => readonly string[]): Phrases => {
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

const beginningsOf = (name: string) => listPhrases(name, true);
const partsOf = (name: string) => listPhrases(name, false);
const wholeOf = (name: string) => [joinName(name)];
/** A Golf GTI is a Golf and an i30 N an i30, but a Corolla Cross is no Corolla. */
const familiesOf = (name: string) => {
  const words = listNameWords(name);
  const ownWord = words.indexOf('cross');
  return beginningsOf(name).slice(ownWord < 1 ? 0 : ownWord);
};
/** '86' of 'GR86'. */
const numbersIn = (name: string) => listNameWords(name).flatMap((word) => /^\p{L}+(\d{2,})$/u.exec(word)?.[1] ?? []);

/** Everything that gives words a meaning on a site; where several things have a name, the first in this order keeps it. */
export const buildLexicon = (source: LexiconSource): Lexicon => {
  const readings = new Map<string, Reading>();
  const put = (phrase: string, reading: Reading): void => {
    if (phrase !== '' && !readings.has(phrase)) readings.set(phrase, reading);
  };
  const putFilters = (key: RefinementKey, phrases: Phrases, isSaid: (phrase: string) => boolean = () => true): void => {
    for (const [phrase, values] of phrases) if (isSaid(phrase)) put(phrase, { kind: 'filter', key, values });
  };
  const valuesOf = (key: RefinementKey) => source.valuesOf(attributeOf(key));
  const models = listModels(source);
  const modelNames = [...models.keys()];
  const putModels = (phrases: Phrases, isWhole: boolean, isSaid: (phrase: string) => boolean = () => true): void => {
    for (const [phrase, names] of phrases) {
      if (phrase.length < 2 || names.length > maxModels || !isSaid(phrase)) continue;
      put(phrase, { kind: 'model', isWhole, models: names.flatMap((name) => models.get(name) ?? []) });
    }
  };
  const badges = groupByPhrase(valuesOf('badge'), partsOf);
  const isNoBadge = (phrase: string): boolean => !badges.has(phrase);

  for (const row of tradeWords) putTradeWord(row, source, models, put);
  for (const phrase of listEmptyPhrases(source)) put(phrase, { kind: 'empty' });
  for (const [carType, label] of Object.entries(source.carTypeLabels)) {
    if (valuesOf('car_type').includes(carType)) putFilters('car_type', new Map([[joinName(label), [carType]]]));
  }
  for (const { postcode, locationName } of source.postcodes) {
    if (valuesOf('location_name').includes(locationName))
      putFilters('location_name', new Map([[postcode, [locationName]]]));
  }
  const families = groupByPhrase(modelNames, familiesOf);
  const wholes = groupByPhrase(modelNames, wholeOf);
  putModels(families, true, (phrase) => wholes.has(phrase));
  for (const key of namedKeys) putFilters(key, groupByPhrase(valuesOf(key), wholeOf));
  putFilters('make', groupByPhrase(valuesOf('make'), partsOf));
  putFilters('body', groupByPhrase(valuesOf('body'), beginningsOf));
  for (const key of ['location_name', 'city'] as const) {
    const phrases = groupByPhrase(valuesOf(key), partsOf);
    // What all places have in their names, such as the dealer's own, tells none from the others.
    putFilters(key, phrases, (phrase) => phrases.get(phrase)?.length !== valuesOf(key).length);
  }
  putModels(families, false);
  putPaints(source.valuesOf('colour'), readings, put);
  const features = valuesOf('filtered_features');
  putFilters('filtered_features', groupByPhrase(features, wholeOf));
  putBadges(badges, readings, groupByPhrase(modelNames, partsOf), put);
  putModels(groupByPhrase(modelNames, partsOf), false, isNoBadge);
  putModels(groupByPhrase(modelNames, numbersIn), false, isNoBadge);
  const parts = groupByPhrase(features, partsOf);
  putFilters(
    'filtered_features',
    parts,
    (phrase) => (parts.get(phrase)?.length ?? 0) <= maxFeatures && isNoBadge(phrase),
  );
  for (const word of new Set(valuesOf('badge').flatMap(listNameWords))) put(word, { kind: 'text' });
  for (const { says, means } of source.words) {
    const reading = readings.get(joinName(means));
    if (reading !== undefined) for (const said of says) readings.set(joinName(said), reading);
  }
  return {
    readings,
    figures: source.figures,
    seats: new Set(valuesOf('seats')),
    doors: new Set(valuesOf('doors')),
  };
};

type Models = ReadonlyMap<string, ModelReading['models']>;
type Put = (phrase: string, reading: Reading) => void;

/** Models by name, each with the makes that have it. */
const listModels = ({ valuesOf }: LexiconSource): Models => {
  const makes = new Set(valuesOf('make'));
  const models = new Map<string, ModelReading['models'][number][]>();
  for (const makeModel of valuesOf('make_model')) {
    const make = findMakeOfModel(makeModel, makes);
    if (make === undefined) continue;
    const name = makeModel.slice(make.length + 1);
    models.set(name, [...(models.get(name) ?? []), { make, makeModel }]);
  }
  return models;
};

const putTradeWord = (row: TradeWord, source: LexiconSource, models: Models, put: Put): void => {
  const reading = readTradeWord(row, source, models);
  if (reading !== undefined) for (const said of row.says) put(joinName(said), reading);
};

const readTradeWord = (
  { means = [], key, text, sort }: TradeWord,
  { valuesOf, sorts }: LexiconSource,
  models: Models,
): Reading | undefined => {
  if (sort !== undefined) return sorts.includes(sort) ? { kind: 'sort', sortBy: sortTable[sort].sortBy } : undefined;
  const wanted = new Set(means.map(joinName));
  if (key === 'make_model') {
    const named = [...models].flatMap(([name, found]) => (wanted.has(joinName(name)) ? found : []));
    return named.length === 0 ? undefined : { kind: 'model', models: named, isWhole: true };
  }
  if (key === undefined) return undefined;
  const values = valuesOf(attributeOf(key)).filter((value) => wanted.has(joinName(value)));
  return values.length === 0 ? undefined : { kind: 'filter', key, values, ...(text === undefined ? {} : { text }) };
};

/** Words that say nothing of a vehicle on this site: those of every site, what it sells, and where all of it is. */
const listEmptyPhrases = ({ itemTypes, place }: LexiconSource): readonly string[] => [
  ...emptyWords,
  ...(itemTypes.length === 1 ? (vehicleNouns[itemTypes[0] ?? ''] ?? []) : []).map(joinName),
  ...(place === null ? [] : [joinName(place)]),
];

/** A paint is the filter of its colour and the words of its own: 'soul red' is Red, and 'soul' as text. */
const putPaints = (paints: readonly string[], readings: ReadonlyMap<string, Reading>, put: Put): void => {
  for (const paint of paints) {
    const words = listNameWords(paint);
    const family = findColourFamily(paint);
    if (words.length < 2 || family === null) continue;
    for (let length = 2; length <= Math.min(words.length, maxPhraseWords); length++) {
      const said = words.slice(0, length);
      if (length < words.length && said.every((word) => readings.has(word))) continue;
      put(said.join(''), { kind: 'filter', key: 'colour', values: [family], text: said.join(' ') });
    }
  }
};

/** A badge that no other begins like is a filter; one that names a model too, or is made of words with a meaning, isn't. */
const putBadges = (badges: Phrases, readings: ReadonlyMap<string, Reading>, models: Phrases, put: Put): void => {
  for (const [phrase, [badge, ...others]] of badges) {
    if (badge === undefined || others.length > 0 || joinName(badge) !== phrase || models.has(phrase)) continue;
    if (listNameWords(badge).every((word) => readings.has(word))) continue;
    put(phrase, { kind: 'filter', key: 'badge', values: [badge] });
  }
};

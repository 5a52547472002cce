import { findColourFamily } from '#src/vehicle/rules/find-colour-family.ts';
import { attributeOf } from '../query/refinement-attributes.ts';
import type { RefinementKey } from '../search-state.ts';
import { sortTable } from '../sort-table.ts';
import { findMakeOfModel } from '../url/search-paths.ts';
import {
  joinName,
  type Lexicon,
  type LexiconSource,
  listNameWords,
  type ModelReading,
  maxPhraseWords,
  type Reading,
} from './lexicon.ts';
import { beginningsOf, familiesOf, groupByPhrase, numbersIn, type Phrases, partsOf, wholeOf } from './name-phrases.ts';
import { emptyWords, type TradeWord, tradeWords, vehicleNouns } from './trade-words.ts';

/** If a phrase names values of several keys, the first of these keys applies. */
const namedKeys = [
  ...(['make', 'body', 'bodyconfiguration', 'fuel', 'drive', 'transmission', 'colour', 'car_type'] as const),
  ...(['location_name', 'state', 'axle_type', 'dealership_name'] as const),
] as const satisfies readonly RefinementKey[];

const maxFeatures = 3;

const keep = (phrases: Phrases, isKept: (phrase: string, names: readonly string[]) => boolean): Phrases =>
  new Map([...phrases].filter(([phrase, names]) => isKept(phrase, names)));

type Entry = readonly [phrase: string, reading: Reading];

type Readings = ReadonlyMap<string, Reading>;

type Models = ReadonlyMap<string, ModelReading['models']>;

const maxModels = 6;

const toEntry = (phrase: string, key: RefinementKey, value: string): Entry => [
  phrase,
  { kind: 'filter', key, values: [value] },
];

const listFilterEntries = (key: RefinementKey, phrases: Phrases): readonly Entry[] =>
  [...phrases].map(([phrase, values]) => [phrase, { kind: 'filter', key, values }]);

const listModelEntries = (models: Models, phrases: Phrases, isWhole: boolean): readonly Entry[] =>
  [...phrases]
    .filter(([phrase, names]) => phrase.length > 1 && names.length <= maxModels)
    .map(([phrase, names]) => [
      phrase,
      { kind: 'model', isWhole, models: names.flatMap((name) => models.get(name) ?? []) },
    ]);

const listModels = ({ valuesOf }: LexiconSource): Models => {
  const makes = new Set(valuesOf('make'));
  const models = valuesOf('make_model').flatMap((makeModel) => {
    const make = findMakeOfModel(makeModel, makes);
    return make === undefined ? [] : [{ make, makeModel }];
  });
  return Map.groupBy(models, ({ make, makeModel }) => makeModel.slice(make.length + 1));
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

const listTradeEntries = (source: LexiconSource, models: Models): readonly Entry[] =>
  tradeWords.flatMap((row) => {
    const reading = readTradeWord(row, source, models);
    return reading === undefined ? [] : row.says.map((said): Entry => [joinName(said), reading]);
  });

const listPaintEntries = (paints: readonly string[], readings: Readings): readonly Entry[] =>
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

/**
 * A badge becomes a filter only if its whole name isn't part of another badge's or model's name. Also, at least one of
 * its words must have no other meaning.
 */
const listBadgeEntries = (badges: Phrases, models: Phrases, readings: Readings): readonly Entry[] =>
  [...badges].flatMap(([phrase, [badge = '', ...others]]): readonly Entry[] => {
    const isNamed = others.length === 0 && joinName(badge) === phrase && !models.has(phrase);
    const hasOwnWord = listNameWords(badge).some((word) => !readings.has(word));
    return isNamed && hasOwnWord ? [toEntry(phrase, 'badge', badge)] : [];
  });

const listEmptyEntries = ({ itemTypes, place }: LexiconSource): readonly Entry[] =>
  [
    ...emptyWords,
    ...(itemTypes.length === 1 ? (vehicleNouns[itemTypes[0] ?? ''] ?? []) : []),
    ...(place === null ? [] : [place]),
  ].map((word) => [joinName(word), { kind: 'empty' }]);

const listSiteEntries = ({ carTypeLabels, postcodes, valuesOf }: LexiconSource): readonly Entry[] => [
  ...Object.entries(carTypeLabels)
    .filter(([carType]) => valuesOf('car_type').includes(carType))
    .map(([carType, label]) => toEntry(joinName(label), 'car_type', carType)),
  ...postcodes
    .filter(({ locationName }) => valuesOf('location_name').includes(locationName))
    .map(({ postcode, locationName }) => toEntry(postcode, 'location_name', locationName)),
];

const listPlaceEntries = (key: 'location_name' | 'city', names: readonly string[]): readonly Entry[] =>
  listFilterEntries(
    key,
    keep(groupByPhrase(names, partsOf), (_, named) => named.length < names.length),
  );

const listReadings = (source: LexiconSource): Map<string, Reading> => {
  const readings = new Map<string, Reading>();
  const add = (entries: readonly Entry[]): void => {
    for (const [phrase, reading] of entries) if (phrase !== '' && !readings.has(phrase)) readings.set(phrase, reading);
  };
  const valuesOf = (key: RefinementKey) => source.valuesOf(attributeOf(key));
  const models = listModels(source);
  const modelNames = [...models.keys()];
  const families = groupByPhrase(modelNames, familiesOf);
  const modelParts = groupByPhrase(modelNames, partsOf);
  const wholeModels = groupByPhrase(modelNames, wholeOf);
  const badges = groupByPhrase(valuesOf('badge'), partsOf);
  const isNoBadge = (phrase: string): boolean => !badges.has(phrase);
  const features = groupByPhrase(valuesOf('filtered_features'), partsOf);

  add(listTradeEntries(source, models));
  add(listEmptyEntries(source));
  add(listSiteEntries(source));
  const wholeFamilies = keep(families, (phrase) => wholeModels.has(phrase));
  add(listModelEntries(models, wholeFamilies, true));
  for (const key of namedKeys) add(listFilterEntries(key, groupByPhrase(valuesOf(key), wholeOf)));
  add(listFilterEntries('make', groupByPhrase(valuesOf('make'), partsOf)));
  add(listFilterEntries('body', groupByPhrase(valuesOf('body'), beginningsOf)));
  for (const key of ['location_name', 'city'] as const) add(listPlaceEntries(key, valuesOf(key)));
  add(listModelEntries(models, families, false));
  add(listPaintEntries(source.valuesOf('colour'), readings));
  add(listFilterEntries('filtered_features', groupByPhrase(valuesOf('filtered_features'), wholeOf)));
  add(listBadgeEntries(badges, modelParts, readings));
  add(listModelEntries(models, keep(modelParts, isNoBadge), false));
  add(listModelEntries(models, keep(groupByPhrase(modelNames, numbersIn), isNoBadge), false));
  const isTelling = (phrase: string, names: readonly string[]) => names.length <= maxFeatures && isNoBadge(phrase);
  add(listFilterEntries('filtered_features', keep(features, isTelling)));
  add(valuesOf('badge').flatMap((badge) => listNameWords(badge).map((word): Entry => [word, { kind: 'text' }])));
  return readings;
};

export const buildLexicon = (source: LexiconSource): Lexicon => {
  const readings = listReadings(source);
  for (const { says, means } of source.words) {
    const reading = readings.get(joinName(means));
    if (reading !== undefined) for (const said of says) readings.set(joinName(said), reading);
  }
  return {
    readings,
    figures: source.figures,
    thisYear: source.thisYear,
    nearbyKm: source.nearbyKm,
    seats: new Set(source.valuesOf('seats')),
    doors: new Set(source.valuesOf('doors')),
  };
};

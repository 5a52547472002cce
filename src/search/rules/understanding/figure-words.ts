import type { RangeKey } from '../search-state.ts';

export type Comparison = 'max' | 'min' | 'below' | 'beyond' | 'around' | 'between' | 'from';

const table = <T>(rows: readonly (readonly [words: string, meaning: T])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([words, meaning]) => words.split(' ').map((word) => [word, meaning] as const)));

export const comparisonWords = table<Comparison | 'filler'>([
  ['under below less max maximum upto sub within cheaper fewer most up', 'max'],
  ['over above more min minimum least', 'min'],
  ['before older pre', 'below'],
  ['after newer post', 'beyond'],
  ['since from', 'from'],
  ['between', 'between'],
  ['around about approx approximately roughly circa', 'around'],
  ['than of to at is price priced cost costs', 'filler'],
]);

export const trailingWords = table<Comparison>([
  ['max maximum less under below cheaper tops limit fewer', 'max'],
  ['min minimum more over above plus up upwards newer later onwards onward', 'min'],
  ['older earlier', 'max'],
]);

/** 'age' is subtracted from the newest year in stock. 'none' is a known unit without a filter. */
export type Unit = RangeKey | 'doors' | 'age' | 'none';

interface UnitRow {
  readonly keys: readonly Unit[];
  readonly factor: number;
}

const unit = (keys: readonly Unit[], factor = 1): UnitRow => ({ keys, factor });
const masses: readonly Unit[] = ['aggregate_trailer_mass', 'gross_vehicle_mass'];

/** Words for units, each with the keys it can mean, in order of preference. */
export const unitWords = table<UnitRow>([
  ['km kms kilometre kilometres kilometer kilometers klm klms kays ks', unit(['km'])],
  ['pw weekly week wk', unit(['weekly_price'])],
  ['fortnight fortnightly', unit(['weekly_price'], 1 / 2)],
  ['pm monthly month', unit(['weekly_price'], 12 / 52)],
  ['years yrs yo', unit(['age'])],
  ['seat seats seater seaters', unit(['seats'])],
  ['door doors dr', unit(['doors'])],
  ['berth berths sleeper', unit(['sleeps'])],
  ['dollars dollar bucks aud', unit(['price'])],
  ['kg kgs kilo kilos', unit(masses)],
  ['t tonne tonnes ton tons', unit(masses, 1000)],
  ['cc', unit(['engine_size'])],
  ['l lt litre litres liter kw hp nm cyl cylinder speed ft foot feet metre metres mm inch pallet axle', unit(['none'])],
]);

export const leadingUnits = table<Unit>([
  ['km kms kilometres odometer mileage', 'km'],
  ['price budget priced', 'price'],
  ['year', 'year'],
  ['gvm', 'gross_vehicle_mass'],
  ['atm', 'aggregate_trailer_mass'],
  ['tare', 'tare_weight'],
  ['sleeps', 'sleeps'],
  ['seats', 'seats'],
  ['weekly repayment repayments', 'weekly_price'],
]);

export const multipliers: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['grand', 1000],
  ['thousand', 1000],
  ['m', 1_000_000],
  ['mil', 1_000_000],
  ['million', 1_000_000],
]);

export const numberWords: ReadonlyMap<string, string> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, String(at + 1)] as const),
);

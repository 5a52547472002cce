import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { findLoadWeights } from '#src/vehicle/rules/find-load-weights.ts';
import type { SpecRowName } from '#src/vehicle/rules/page/spec-row-names.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export type CompareRowName = SpecRowName | 'price' | 'condition';

interface GroupOfRows {
  readonly title: string;
  readonly rows: readonly CompareRowName[];
}

/** Each row of the vehicle page's All Specifications is in exactly one group. @spec D.54 */
export const compareGroups: readonly GroupOfRows[] = [
  {
    title: 'Price and history',
    rows: ['price', 'condition', 'kilometres', 'engineHours', 'build', 'compliance', 'regoExpiry'],
  },
  { title: 'Running costs', rows: ['consumption', 'fuel', 'tank'] },
  {
    title: 'Performance',
    rows: [
      'engine',
      'power',
      'torque',
      'induction',
      'transmission',
      'gearType',
      'drive',
      'towing',
      'payload',
      'licence',
    ],
  },
  {
    title: 'Size and weight',
    rows: [
      'body',
      'seats',
      'doors',
      'sleeps',
      'length',
      'width',
      'height',
      'wheelbase',
      'bodyLength',
      'bodyWidth',
      'weight',
      'tare',
      'atm',
      'axle',
    ],
  },
  { title: 'Safety', rows: ['ancap'] },
  { title: 'Colour, rego and VIN', rows: ['colour', 'interiorColour', 'stockNumber', 'rego', 'vin'] },
];

/** Rows that differ for any two vehicles, so a difference isn't marked. */
export const identifiers: ReadonlySet<string> = new Set(['rego', 'stockNumber', 'vin']);

interface Merit {
  readonly label: string;
  readonly isLow: boolean;
  readonly read: (vehicle: Vehicle) => number | null | undefined;
}

const readNumber = (text: string | null | undefined): number | null => {
  const digits = /\d+/.exec(text ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
};

const readMonth = (month: string | null): number | null =>
  month === null ? null : Number(month.slice(0, 7).replace('-', ''));

/**
 * Rows in which the lowest or highest value is better for everyone. Leaves out matters of taste, such as power and
 * length.
 */
const merits: Partial<Record<CompareRowName, Merit>> = {
  price: { label: 'Lowest', isLow: true, read: findShownPriceCents },
  kilometres: { label: 'Fewest', isLow: true, read: ({ odometerKm }) => odometerKm },
  engineHours: { label: 'Fewest', isLow: true, read: ({ specifications }) => specifications?.engineHours },
  build: { label: 'Newest', isLow: false, read: ({ buildMonth }) => readMonth(buildMonth) },
  consumption: {
    label: 'Least',
    isLow: true,
    read: ({ variant }) => variant?.fuelConsumptionCombinedLitresPer100Km || null,
  },
  towing: { label: 'Most', isLow: false, read: ({ variant }) => variant?.towingCapacityBrakedKg || null },
  payload: { label: 'Most', isLow: false, read: (vehicle) => findLoadWeights(vehicle)?.payloadKg },
  ancap: { label: 'Highest', isLow: false, read: ({ variant }) => readNumber(variant?.ancapRating) },
};

export interface BestMark {
  readonly label: string;
  readonly at: readonly number[];
}

export const findBest = (name: CompareRowName, vehicles: readonly Vehicle[]): BestMark | null => {
  const merit = merits[name];
  if (merit === undefined) return null;
  const figures = vehicles.map((vehicle) => merit.read(vehicle) ?? null);
  const known = figures.filter((figure) => figure !== null);
  if (new Set(known).size < 2) return null;
  const best = merit.isLow ? Math.min(...known) : Math.max(...known);
  return { label: merit.label, at: figures.flatMap((figure, at) => (figure === best ? [at] : [])) };
};

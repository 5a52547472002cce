import { createRowBrake, type FoundRow } from './brake.ts';

interface PriceAndOdometer {
  /** Null if the vehicle has no price. */
  readonly priceCents: number | null;
  /** Null if unknown. */
  readonly odometerKm: number | null;
}

const isSameFigure = (priceCents: number | null, odometerKm: number | null): boolean =>
  priceCents !== null && priceCents === (odometerKm ?? 0) * 100;

/** True if the row's odometer changes to the car's earlier price, or its price changes to the earlier odometer. */
export const isSwappedOdometer = (before: PriceAndOdometer, after: PriceAndOdometer): boolean =>
  (after.odometerKm !== before.odometerKm && isSameFigure(before.priceCents, after.odometerKm)) ||
  (after.priceCents !== before.priceCents && isSameFigure(after.priceCents, before.odometerKm));

export interface SwapFindings {
  /** Rows whose price and odometer may be swapped; see `isSwappedOdometer`. */
  readonly swapped: readonly FoundRow[];
  /** Rows that give an odometer to a vehicle that showed none. */
  readonly firstOdometers: readonly FoundRow[];
}

/** A single car with its price and odometer swapped is a mistake in its row, not in the columns. */
const fewestSwapped = 2;
export const areColumnsSwapped = ({ swapped }: Pick<SwapFindings, 'swapped'>): boolean =>
  swapped.length >= fewestSwapped;

export const swappedOdometerBrake = createRowBrake<SwapFindings>(
  'odometerSwapped',
  'odometerSwapped',
  ({ swapped }) => swapped,
);

export const firstOdometerBrake = createRowBrake<SwapFindings>('firstOdometers', 'firstOdometer', (findings) =>
  areColumnsSwapped(findings) ? findings.firstOdometers : [],
);

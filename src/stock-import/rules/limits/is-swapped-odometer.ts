import { createRowBrake, type FoundRow } from './brake.ts';

interface PriceAndOdometer {
  readonly priceCents: number | null;
  readonly odometerKm: number | null;
}

const isSameFigure = (priceCents: number | null, odometerKm: number | null): boolean =>
  priceCents !== null && priceCents === (odometerKm ?? 0) * 100;

export const isSwappedOdometer = (before: PriceAndOdometer, after: PriceAndOdometer): boolean =>
  (after.odometerKm !== before.odometerKm && isSameFigure(before.priceCents, after.odometerKm)) ||
  (after.priceCents !== before.priceCents && isSameFigure(after.priceCents, before.odometerKm));

export interface SwapFindings {
  readonly swapped: readonly FoundRow[];
  readonly firstOdometers: readonly FoundRow[];
}

/** Minimum number of swaps that show that the columns are swapped. A single swap is a mistake in one row. */
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

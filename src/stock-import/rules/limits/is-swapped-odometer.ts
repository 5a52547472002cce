interface PriceAndOdometer {
  /** Null if it has no price. */
  readonly priceCents: number | null;
  /** Null if it isn't known. */
  readonly odometerKm: number | null;
}

const isSameFigure = (priceCents: number | null, odometerKm: number | null): boolean =>
  priceCents !== null && priceCents === (odometerKm ?? 0) * 100;

/** True if the row's kilometres are the price that the car had, or its price is the kilometres that it had. */
export const isSwappedOdometer = (before: PriceAndOdometer, after: PriceAndOdometer): boolean =>
  (after.odometerKm !== before.odometerKm && isSameFigure(before.priceCents, after.odometerKm)) ||
  (after.priceCents !== before.priceCents && isSameFigure(after.priceCents, before.odometerKm));

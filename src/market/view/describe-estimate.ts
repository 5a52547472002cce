import { formatNumber } from '#src/lib/format-number.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { shortenMakeModel } from '#src/vehicle/rules/shorten-make-model.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { MarketEstimate } from '../rules/comparison/estimate-market.ts';

type Named = Pick<Vehicle, 'make' | 'model' | 'odometerKm'>;

/** What an estimate rests on, in words: the text of 'Car Analysis'. @spec D.60, B3.15 */
export const describeEstimate = (
  { make, model, odometerKm }: Named,
  { vehicleCount, dealerCount, middleCents }: Extract<MarketEstimate, { readonly kind: 'estimate' }>,
): string => {
  const measure = odometerKm === null ? 'year' : 'year and kilometres';
  return `We compared this price with ${formatNumber(vehicleCount)} similar ${shortenMakeModel(
    `${make} ${model}`,
  )} listings from ${formatNumber(
    dealerCount,
  )} dealers, allowing for ${measure}. The middle of their prices is ${formatPrice(middleCents)}.`;
};

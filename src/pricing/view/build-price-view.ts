import { formatPrice } from '#src/lib/format-number.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { choosePriceDisplay } from '../rules/choose-price-display.ts';
import type { PricingConfig } from '../rules/config.ts';
import { findShownPriceCents } from '../rules/find-shown-price-cents.ts';
import { findWasPriceCents } from '../rules/find-was-price-cents.ts';

export interface PriceView {
  readonly kind: 'subscription' | 'price' | 'preorder' | 'noPrice';
  readonly text: string;
  /** @spec D.07 */
  readonly qualifier: string | null;
  /** @spec B4.21, D.08 */
  readonly buyText: string | null;
}

export interface WasPriceView {
  readonly text: string;
  readonly savingText: string;
}

export interface MoneyView {
  /** Null for sold vehicles. */
  readonly price: PriceView | null;
  readonly wasPrice: WasPriceView | null;
}

/** @spec D.08 */
const describeBuying = (vehicle: Vehicle): string | null => {
  const shownCents = findShownPriceCents(vehicle);
  if (shownCents === null) return null;
  return `or ${joinKnown([formatPrice(shownCents), vehicle.priceType], ' ')} to buy`;
};

/** @spec B4.20 */
export const buildPriceView = (vehicle: Vehicle, config: PricingConfig): PriceView => {
  const display = choosePriceDisplay(vehicle, config);
  switch (display.kind) {
    case 'subscription':
      return {
        kind: 'subscription',
        text: formatPrice(display.priceCents),
        qualifier: `a ${config.subscriptionPeriod} by subscription`,
        buyText: describeBuying(vehicle),
      };
    case 'price':
      return { kind: 'price', text: formatPrice(display.priceCents), qualifier: display.priceType, buyText: null };
    case 'preorder':
      return { kind: 'preorder', text: 'PREORDER', qualifier: null, buyText: null };
    case 'noPrice':
      return { kind: 'noPrice', text: display.text, qualifier: null, buyText: null };
  }
};

/** @spec B4.25 */
export const buildWasPriceView = (vehicle: Vehicle, config: PricingConfig): WasPriceView | null => {
  const wasCents = findWasPriceCents(vehicle);
  const shownCents = findShownPriceCents(vehicle);
  const isPriceShown = choosePriceDisplay(vehicle, config).kind === 'price';
  if (wasCents === null || shownCents === null || !isPriceShown) return null;
  const saving = formatPrice(wasCents - shownCents);
  return saving === formatPrice(0) ? null : { text: formatPrice(wasCents), savingText: `${saving} less` };
};

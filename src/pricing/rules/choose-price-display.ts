import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { PricingConfig } from './config.ts';
import { findShownPriceCents } from './find-shown-price-cents.ts';

export type PriceDisplay =
  | { readonly kind: 'subscription'; readonly priceCents: number }
  | { readonly kind: 'price'; readonly priceCents: number; readonly priceType: string | null }
  | { readonly kind: 'preorder' }
  | { readonly kind: 'noPrice'; readonly text: string };

type Priced = Pick<Vehicle, 'priceCents' | 'offerPriceCents' | 'subscriptionPriceCents' | 'priceType' | 'isPreorder'>;

/** @spec B4.20 to B4.24, D.06, D.07 */
export const choosePriceDisplay = (vehicle: Priced, config: PricingConfig): PriceDisplay => {
  const { subscriptionPriceCents } = vehicle;
  if (config.offersSubscriptions && subscriptionPriceCents !== null && subscriptionPriceCents > 0) {
    return { kind: 'subscription', priceCents: subscriptionPriceCents };
  }
  const priceCents = findShownPriceCents(vehicle);
  if (priceCents !== null) return { kind: 'price', priceCents, priceType: vehicle.priceType };
  return vehicle.isPreorder ? { kind: 'preorder' } : { kind: 'noPrice', text: config.noPriceText };
};

import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ChatConfig } from './config.ts';

/** A deposit is taken for nothing that costs less. @spec D.40 */
const leastPriceCents = 1_000;

type Asked = Pick<Vehicle, 'status' | 'isSold' | 'isReserved' | 'make' | 'priceCents' | 'offerPriceCents'>;

/** Checkout is enabled for a vehicle that stands there, is free and has a price. @spec D.40 */
const isCheckoutEnabled = (vehicle: Asked, { checkout }: ChatConfig): boolean =>
  checkout !== 'none' &&
  vehicle.status === 'in_stock' &&
  !vehicle.isReserved &&
  !vehicle.isSold &&
  (findShownPriceCents(vehicle) ?? 0) > leastPriceCents;

/**
 * The chat replaces Enquire when checkout is enabled and an autobot is active, unless an API token is set or the brand is
 * excluded. @spec L4.30
 */
export const doesChatReplaceEnquire = (vehicle: Asked, chat: ChatConfig): boolean => {
  const make = vehicle.make.toLowerCase();
  return (
    isCheckoutEnabled(vehicle, chat) &&
    chat.autobot === 'active' &&
    chat.apiTokenVariable === null &&
    !chat.excludedBrands.some((brand) => brand.toLowerCase() === make)
  );
};

import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ChatConfig } from './config.ts';

/** @spec L4.30 */
export const doesChatReplaceEnquire = (
  vehicle: Pick<Vehicle, 'make'>,
  isCheckoutEnabled: boolean,
  chat: ChatConfig,
): boolean => {
  const make = vehicle.make.toLowerCase();
  return (
    isCheckoutEnabled &&
    chat.autobot === 'active' &&
    chat.apiTokenVariable === null &&
    !chat.excludedBrands.some((brand) => brand.toLowerCase() === make)
  );
};

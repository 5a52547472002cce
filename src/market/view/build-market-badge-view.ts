import { formatPrice } from '#src/lib/format-number.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { MarketConfig } from '../rules/config.ts';
import { findMarketSaving } from '../rules/find-market-saving.ts';

export interface MarketBadgeView {
  readonly text: string;
  readonly longText: string;
}

const stateNames: Readonly<Record<string, string>> = {
  ACT: 'ACT',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australian',
  TAS: 'Tasmanian',
  VIC: 'Victorian',
  WA: 'Western Australian',
};

/** @spec B4.26 */
export const buildMarketBadgeView = (
  vehicle: Vehicle,
  config: MarketConfig,
  siteState: string,
): MarketBadgeView | null => {
  const saving = isInStock(vehicle) ? findMarketSaving(vehicle, config) : null;
  if (saving === null) return null;
  const amount = formatPrice(saving.savingCents);
  const state = stateNames[(vehicle.state ?? siteState).toUpperCase()] ?? 'state';
  return {
    text: `${amount} below market`,
    longText: `${amount} below the ${saving.scope === 'state' ? state : 'national'} average`,
  };
};

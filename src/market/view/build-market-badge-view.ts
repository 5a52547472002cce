import { formatPrice } from '#src/lib/format-price.ts';
import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { MarketConfig } from '../rules/config.ts';
import { findMarketSaving } from '../rules/find-market-saving.ts';
import type { MarketBadgeView } from './market-badge-view.ts';

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

/** The saving against the market in words, for vehicles in stock. @spec B4.26 */
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

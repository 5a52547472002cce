import type { PageConfig } from './page/page-config.ts';
import { getStockStatus } from './status/stock-status.ts';
import { privateVehicleFields, type Vehicle } from './vehicle.ts';

const priceFields = [
  ...(['price', 'before_price', 'offer_price', 'subscription_price'] as const),
  ...(['finance_lenders', 'youxQuote', 'autograb_data'] as const),
];

type Pages = Pick<PageConfig, 'hiddenSpecRows'>;

/** @spec B5.18 */
export const listWithheldIdentifiers = ({ hiddenSpecRows }: Pages): readonly ('vin' | 'regplate')[] => [
  ...(hiddenSpecRows.includes('vin') ? (['vin'] as const) : []),
  ...(hiddenSpecRows.includes('rego') ? (['regplate'] as const) : []),
];

/** @spec B3.07, B5.18 */
export const listWithheldFields = (vehicle: Vehicle, pages: Pages): ReadonlySet<string> =>
  new Set([
    ...privateVehicleFields,
    ...listWithheldIdentifiers(pages),
    ...(getStockStatus(vehicle) === 'sold' ? priceFields : []),
  ]);

import type { PageConfig } from './page/page-config.ts';
import { getStockStatus } from './status/stock-status.ts';
import { privateVehicleFields, type Vehicle } from './vehicle.ts';

/** Prices and figures derived from them, which the page of a sold vehicle doesn't show. */
const priceFields = [
  ...(['price', 'before_price', 'offer_price', 'subscription_price'] as const),
  ...(['finance_lenders', 'youxQuote', 'autograb_data'] as const),
];

type Pages = Pick<PageConfig, 'hiddenSpecRows'>;

/** Identifiers that the site's pages don't show, by their names in the specification. @spec B5.18 */
export const listWithheldIdentifiers = ({ hiddenSpecRows }: Pages): readonly ('vin' | 'regplate')[] => [
  ...(hiddenSpecRows.includes('vin') ? (['vin'] as const) : []),
  ...(hiddenSpecRows.includes('rego') ? (['regplate'] as const) : []),
];

/** Spec names of the fields that a vehicle's page doesn't show: no answer to a stranger has them. @spec B3.07, B5.18 */
export const listWithheldFields = (vehicle: Vehicle, pages: Pages): ReadonlySet<string> =>
  new Set([
    ...privateVehicleFields,
    ...listWithheldIdentifiers(pages),
    ...(getStockStatus(vehicle) === 'sold' ? priceFields : []),
  ]);

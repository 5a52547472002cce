import { addParameters } from '#src/lib/add-parameters.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceConfig } from './config.ts';
import { findSiteLender } from './find-site-lender.ts';

/** What a finance page is told of the vehicle. @spec L2.32 */
const describeVehicle = (vehicle: Vehicle): Readonly<Record<string, string>> => {
  const priceCents = getFinanceValueCents(vehicle);
  return {
    car_id: String(vehicle.id),
    car_type: vehicle.carType,
    ...(priceCents > 0 && { vehiclePriceBudget: String(priceCents / 100) }),
    ...(vehicle.vin !== null && { vin: vehicle.vin }),
    ...(vehicle.dealershipSlug !== null && { preferredDealership: vehicle.dealershipSlug }),
  };
};

const hasDealership = ({ applyDealerships }: FinanceConfig, { dealershipSlug }: Vehicle): boolean =>
  dealershipSlug !== null && applyDealerships.includes(dealershipSlug);

/**
 * Where finance for a vehicle is asked for, the first that applies: the provider's own link, the personal page of vehicles
 * with a catalogue code, the application page of some dealerships, the site's link, the finance page.
 * @param tells a page full of cards says only which vehicle it is: the finance page finds the rest in the stock
 * @spec B2.06, L2.11, L2.13, L2.32, D.61
 */
export const chooseFinanceHref = (
  vehicle: Vehicle,
  config: FinanceConfig,
  tells: 'everything' | 'idOnly' = 'everything',
): string => {
  const link = findSiteLender(vehicle, config)?.provider.link ?? null;
  const id = String(vehicle.id);
  if (link !== null) {
    return link.replaceAll('{id}', id).replaceAll('{slug}', encodeURIComponent(vehicle.slug));
  }
  if (config.hasPersonalised && vehicle.hasNvic) return addParameters(pagePaths.personalisedFinance, { car_id: id });
  const page = hasDealership(config, vehicle) ? pagePaths.financeApplication : (config.link ?? pagePaths.finance);
  return addParameters(
    page.startsWith('/') && !page.includes('#') ? `${page}#finance-form` : page,
    tells === 'idOnly' ? { car_id: id } : describeVehicle(vehicle),
  );
};

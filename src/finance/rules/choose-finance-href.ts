import * as pagePaths from '#src/lib/page-paths.ts';
import { addParameters } from '#src/lib/url.ts';
import { getFinanceValueCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { listWithheldIdentifiers } from '#src/vehicle/rules/list-withheld-fields.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceConfig, FinanceSiteConfig } from './config.ts';
import { findSiteLender } from './find-site-lender.ts';

/** @spec L2.32, B5.18 */
const describeVehicle = (vehicle: Vehicle, config: FinanceSiteConfig): Readonly<Record<string, string>> => {
  const priceCents = getFinanceValueCents(vehicle);
  const isVinWithheld = listWithheldIdentifiers(config.vehicle.page).includes('vin');
  return {
    car_id: String(vehicle.id),
    car_type: vehicle.carType,
    ...(priceCents > 0 && { vehiclePriceBudget: String(priceCents / 100) }),
    ...(vehicle.vin !== null && !isVinWithheld && { vin: vehicle.vin }),
    ...(vehicle.dealershipSlug !== null && { preferredDealership: vehicle.dealershipSlug }),
  };
};

const addVehicleParameters = (page: string, vehicle: Vehicle, config: FinanceSiteConfig): string => {
  const present = new URLSearchParams(page.split('#')[0]?.split('?')[1]);
  const added = Object.entries(describeVehicle(vehicle, config)).filter(([name]) => !present.has(name));
  return addParameters(page.includes('#') ? page : `${page}#finance-form`, Object.fromEntries(added));
};

const hasDealership = ({ applyDealerships }: FinanceConfig, { dealershipSlug }: Vehicle): boolean =>
  dealershipSlug !== null && applyDealerships.includes(dealershipSlug);

/** An external link gets only the values that it has placeholders for. @spec B2.06, L2.11, L2.13, L2.32, D.61 */
export const chooseFinanceHref = (vehicle: Vehicle, config: FinanceSiteConfig): string => {
  const { finance } = config;
  const link = findSiteLender(vehicle, finance)?.provider.link ?? null;
  const id = String(vehicle.id);
  if (link !== null) {
    const own = link.replaceAll('{id}', id).replaceAll('{slug}', encodeURIComponent(vehicle.slug));
    return own.startsWith('/') ? addVehicleParameters(own, vehicle, config) : own;
  }
  if (finance.hasPersonalised && vehicle.hasNvic) return addParameters(pagePaths.personalisedFinance, { car_id: id });
  const page = hasDealership(finance, vehicle) ? pagePaths.financeApplication : (finance.link ?? pagePaths.finance);
  return addVehicleParameters(page, vehicle, config);
};

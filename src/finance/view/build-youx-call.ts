import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseVehicleFinance } from '../rules/choose-vehicle-finance.ts';
import { chooseYouxQuote } from '../rules/choose-youx-quote.ts';
import type { FinanceSiteConfig } from '../rules/config.ts';
import { buildPageYouxQuestion, type YouxQuestion } from '../rules/youx-quote.ts';

/** The server looks the price up by `car_id`, because the browser must not choose it. @spec B7.12 */
export interface YouxCall extends YouxQuestion {
  readonly car_id: number;
}

/**
 * Returns null if there's no quote to request. A quote that we calculate never replaces a lender's estimate.
 * @spec B4.58, B7.12
 */
export const buildYouxCall = (
  vehicle: Vehicle,
  { finance: config, vehicle: { page } }: FinanceSiteConfig,
  currentYear: number,
): YouxCall | null => {
  if (chooseYouxQuote(vehicle, config).kind !== 'missing') return null;
  const isEstimated = chooseVehicleFinance({ vehicle, currentYear }, config)?.estimate != null;
  if (config.youx.service === null && isEstimated) return null;
  return { car_id: vehicle.id, ...buildPageYouxQuestion(vehicle, page) };
};

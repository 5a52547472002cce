import { localYear } from '#src/lib/dates/local-day.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceEstimate } from '../rules/choose-finance-estimate.ts';
import { chooseFinanceHref } from '../rules/choose-finance-href.ts';
import { chooseVehicleFinance } from '../rules/choose-vehicle-finance.ts';
import type { AskedQuote } from '../rules/choose-youx-estimate.ts';
import type { FinanceSiteConfig } from '../rules/config.ts';
import { buildFinanceOfferView, type FinanceOfferView } from './build-finance-offer-view.ts';
import { buildFinanceView, type FinanceView } from './build-finance-view.ts';
import { buildFinanceCalculatorView, type FinanceCalculatorView } from './calculator/build-finance-calculator-view.ts';
import { describeSource } from './describe-source.ts';

/** @spec B2.38, B2.49, B2.50 */
export interface FinanceFigures {
  readonly finance: FinanceView | null;
  readonly financeOffer: FinanceOfferView | null;
  readonly financeCalculator: FinanceCalculatorView | null;
}

/** Shows the estimate's source if there's no disclaimer. Search pages omit the source to stay small. @spec B4.58 */
const addSource = (line: FinanceView | null, estimate: FinanceEstimate | null): FinanceView | null =>
  line === null || estimate === null ? line : { ...line, disclaimer: line.disclaimer ?? describeSource(estimate) };

/** @spec B4.58 */
export const buildFinanceFigures = (
  vehicle: Vehicle,
  site: FinanceSiteConfig,
  today: { readonly now: Date; readonly timeZone: string },
  asked: AskedQuote | null = null,
): FinanceFigures => {
  const { finance } = site;
  const financed = { vehicle, currentYear: localYear(today.now, today.timeZone) };
  return {
    finance: addSource(
      buildFinanceView(vehicle, finance, today, asked),
      chooseVehicleFinance(financed, finance, asked)?.lineEstimate ?? null,
    ),
    financeOffer: buildFinanceOfferView(vehicle, site, today, asked),
    financeCalculator: buildFinanceCalculatorView(
      financed,
      { finance, quoteHref: chooseFinanceHref(vehicle, site) },
      asked,
    ),
  };
};

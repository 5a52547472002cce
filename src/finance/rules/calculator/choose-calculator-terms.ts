import type { VehicleFinance } from '../choose-vehicle-finance.ts';
import { type CalculatorState, clampCalculatorState } from './calculator-state.ts';
import type { Bounds, CalculatorTerms } from './calculator-terms.ts';
import type { FinanceCalculatorConfig } from './finance-calculator-config.ts';

const largestDollars = { loan: 100_000, purchasePrice: 250_000 } as const;

/** @spec B5.34 */
const extraStepDollars = 0.5;

const findLargestAmountDollars = ({ amount }: FinanceCalculatorConfig, priceCents: number): number => {
  const dollars = amount.maxDollars ?? largestDollars[amount.field];
  // 105% of the price. Multiplies integers, because 1.05 isn't exact in binary.
  return amount.maxFollowsPrice && priceCents > dollars * 100 ? Math.floor((priceCents * 105) / 10_000) : dollars;
};

const findLeastAmountDollars = (
  { amount }: FinanceCalculatorConfig,
  { provider, priceCents }: Pick<VehicleFinance, 'provider' | 'priceCents'>,
): number => {
  const dollars = provider.minLoanDollars ?? amount.minDollars;
  return amount.start === 'price' && priceCents > 0 ? Math.min(dollars, priceCents / 100) : dollars;
};

const widenFor = (figure: number | undefined, { min, max, step }: Bounds): Bounds => ({
  min: Math.min(min, figure ?? min),
  max: Math.max(max, figure ?? max),
  step,
});

const listTerms = (years: readonly number[], estimated: number | undefined): readonly number[] =>
  years.length === 0 || estimated === undefined || years.includes(estimated)
    ? years
    : [...years, estimated].toSorted((a, b) => a - b);

/** @spec B5.21 to B5.24, B5.27 to B5.34, D.09, D.10 */
export const chooseCalculatorTerms = (
  config: FinanceCalculatorConfig,
  finance: Pick<VehicleFinance, 'provider' | 'pricing' | 'estimate' | 'ratePercent' | 'priceCents'>,
): CalculatorTerms => {
  const { provider, pricing, priceCents } = finance;
  const { amount, term, rate } = config;
  const { rateRange } = provider;
  const isFromVehicle = config.startFrom === 'lender' && priceCents > 0;
  const estimate = isFromVehicle ? finance.estimate : null;
  const terms = provider.termListYears.length > 0 ? provider.termListYears : term.listYears;
  const rates = {
    min: rateRange?.minPercent ?? rate.minPercent,
    max: rateRange?.maxPercent ?? rate.maxPercent,
    step: rate.stepPercent,
  };
  return {
    amountField: amount.field,
    amountDollars: {
      min: findLeastAmountDollars(config, finance),
      max: findLargestAmountDollars(config, priceCents),
      step: amount.stepDollars,
    },
    termYears: widenFor(estimate?.termYears, { min: term.minYears, max: term.maxYears, step: term.stepYears }),
    termListYears: listTerms(terms, estimate?.termYears),
    ratePercent: widenFor(isFromVehicle ? finance.ratePercent : undefined, rates),
    isRateFixed: rate.isFixed,
    extraDollars: {
      min: 0,
      step: extraStepDollars,
      max: Math.max(config.maxExtraDollars, (estimate?.depositCents ?? 0) / 100, (estimate?.balloonCents ?? 0) / 100),
    },
    extraSlider: config.extraSlider,
    frequencies: config.frequencies,
    pricing,
  };
};

/** @spec B9.30 to B9.34 */
export const chooseCalculatorStart = (
  { startFrom, amount, term, rate }: FinanceCalculatorConfig,
  terms: CalculatorTerms,
  { estimate, priceCents, ratePercent }: Pick<VehicleFinance, 'estimate' | 'priceCents' | 'ratePercent'>,
): CalculatorState => {
  const isFromVehicle = startFrom === 'lender' && priceCents > 0;
  const given = isFromVehicle ? estimate : null;
  // The example amount is a different loan, so the estimate's deposit and balloon don't apply to it.
  const loan = amount.start === 'price' ? given : null;
  const first = {
    amountDollars: amount.start === 'price' && priceCents > 0 ? priceCents / 100 : amount.exampleDollars,
    termYears: given?.termYears ?? term.startYears,
    ratePercent: isFromVehicle ? ratePercent : rate.startPercent,
    depositDollars: (loan?.depositCents ?? 0) / 100,
    residualDollars: (loan?.balloonCents ?? 0) / 100,
    frequency: given?.frequency ?? terms.frequencies[0] ?? 'weekly',
  };
  return clampCalculatorState(first, terms);
};

import { type CalculatorState, calculatorParameters } from '#src/finance/rules/calculator/calculator-state.ts';
import type { Bounds, CalculatorTerms } from '#src/finance/rules/calculator/calculator-terms.ts';
import { chooseCalculatorStart, chooseCalculatorTerms } from '#src/finance/rules/calculator/choose-calculator-terms.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { comparisonRateWarning } from '#src/lib/loans/loan.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import { chooseVehicleFinance, type FinancedVehicle, type VehicleFinance } from '../../rules/choose-vehicle-finance.ts';
import type { AskedQuote } from '../../rules/choose-youx-estimate.ts';
import type { FinanceConfig } from '../../rules/config.ts';
import { describeFees } from '../build-finance-offer-view.ts';
import { describeSource } from '../describe-source.ts';

/** @spec B2.50, B5.04 */
export interface FinanceCalculatorView {
  readonly terms: CalculatorTerms;
  readonly start: CalculatorState;
  readonly disclaimer: string;
  /** Characters shown before Show More; null shows the whole disclaimer. @spec B4.54, B9.19 */
  readonly disclaimerCharacters: number | null;
  readonly quoteHref: string;
  readonly vehicleId: number | null;
}

interface CalculatorSite {
  readonly finance: FinanceConfig;
  readonly quoteHref: string;
}

/** @spec B4.58, B9.42 */
const describeLoan = ({ provider, fees, estimate }: VehicleFinance): string => {
  if (estimate?.source !== 'youx') {
    return `This is an estimate for a loan from ${provider.name}, not an offer of credit. ${describeFees('Fees', fees) ?? 'No fees.'}`;
  }
  const others = describeFees(`If you change the figures, we add ${provider.name}’s fees`, fees);
  return joinKnown([describeSource(estimate), others], ' ');
};

/** @spec B2.50, B5.04, B9.42, D.08 */
export const buildFinanceCalculatorView = (
  financed: FinancedVehicle | null,
  { finance: config, quoteHref }: CalculatorSite,
  asked: AskedQuote | null = null,
): FinanceCalculatorView | null => {
  const { calculator, loanNote, disclaimerCharacters } = config;
  const finance = chooseVehicleFinance(financed, config, asked);
  if (finance === null) return null;
  if (financed !== null && (finance.priceCents <= 0 || !isInStock(financed.vehicle))) return null;
  const terms = chooseCalculatorTerms(calculator, finance);
  return {
    terms,
    start: chooseCalculatorStart(calculator, terms, finance),
    disclaimer: `${describeLoan(finance)} ${loanNote} ${comparisonRateWarning}`,
    disclaimerCharacters: calculator.disclaimer === 'whole' ? null : disclaimerCharacters,
    quoteHref,
    vehicleId: financed?.vehicle.id ?? null,
  };
};

export type CalculatorFigure = Exclude<keyof CalculatorState, 'frequency'>;

export interface CalculatorFieldView {
  readonly figure: CalculatorFigure;
  readonly name: string;
  readonly label: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly slider: Bounds;
  readonly isDisabled: boolean;
  readonly choices: readonly number[];
}

const decimalsOf = (value: number): number => (Number.isInteger(value) ? 0 : Number.isInteger(value * 10) ? 1 : 2);

export const formatFigure = (value: number): string => formatNumber(value, decimalsOf(value));

export const describeFigure = (
  { prefix, suffix }: Pick<CalculatorFieldView, 'prefix' | 'suffix'>,
  value: number,
): string => `${prefix}${formatFigure(value)}${suffix === '' ? '' : ` ${suffix}`}`;

const plain = { prefix: '', suffix: '', isDisabled: false, choices: [] } as const;

/** A slider that ends at `amountDollars` instead of `extraDollars.max` gives finer control. @spec B5.34 */
const spanExtra = ({ extraDollars: { min, max }, extraSlider }: CalculatorTerms, amountDollars: number): Bounds => ({
  min,
  step: extraSlider.stepDollars,
  max: extraSlider.end === 'bound' ? max : Math.min(max, Math.max(amountDollars, extraSlider.stepDollars)),
});

/** @spec B3.17, B5.21 to B5.34 */
export const buildCalculatorFields = (
  terms: CalculatorTerms,
  { amountDollars, termYears }: CalculatorState,
): readonly CalculatorFieldView[] => {
  const extra = spanExtra(terms, amountDollars);
  const labels = { loan: 'Loan amount', purchasePrice: 'Purchase price' } as const;
  const field = (figure: CalculatorFigure, view: Pick<CalculatorFieldView, 'label' | 'slider'>) => ({
    ...plain,
    ...view,
    figure,
    name: calculatorParameters[figure],
  });
  return [
    { ...field('amountDollars', { label: labels[terms.amountField], slider: terms.amountDollars }), prefix: '$' },
    {
      ...field('termYears', { label: 'Term', slider: terms.termYears }),
      suffix: termYears === 1 ? 'year' : 'years',
      choices: terms.termListYears,
    },
    {
      ...field('ratePercent', { label: 'Interest rate', slider: terms.ratePercent }),
      suffix: '% p.a.',
      isDisabled: terms.isRateFixed,
    },
    { ...field('depositDollars', { label: 'Deposit', slider: extra }), prefix: '$' },
    { ...field('residualDollars', { label: 'Final payment', slider: extra }), prefix: '$' },
  ];
};

import { formatNumber } from '#src/lib/format-number.ts';
import { calculatorParameters } from '../../rules/calculator/calculator-parameters.ts';
import type { CalculatorState } from '../../rules/calculator/calculator-state.ts';
import type { Bounds, CalculatorTerms } from '../../rules/calculator/calculator-terms.ts';

export type CalculatorFigure = Exclude<keyof CalculatorState, 'frequency'>;

/** One figure that a shopper sets by a field and a slider. */
export interface CalculatorFieldView {
  readonly figure: CalculatorFigure;
  readonly name: string;
  readonly label: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly slider: Bounds;
  readonly isDisabled: boolean;
  /** Terms to choose from instead of the slider. */
  readonly choices: readonly number[];
}

const decimalsOf = (value: number): number => (Number.isInteger(value) ? 0 : Number.isInteger(value * 10) ? 1 : 2);

/** A figure as its field shows it: '42,990', '7.49'. */
export const formatFigure = (value: number): string => formatNumber(value, decimalsOf(value));

/** A figure with its unit, as a screen reader says it: '$42,990', '6 years'. */
export const describeFigure = (
  { prefix, suffix }: Pick<CalculatorFieldView, 'prefix' | 'suffix'>,
  value: number,
): string => `${prefix}${formatFigure(value)}${suffix === '' ? '' : ` ${suffix}`}`;

const plain = { prefix: '', suffix: '', isDisabled: false, choices: [] } as const;

/** The slider of deposit and final payment. One that ends at the amount leaves more room to choose on. @spec B5.34 */
const spanExtra = ({ extraDollars: { min, max }, extraSlider }: CalculatorTerms, amountDollars: number): Bounds => ({
  ...{ min, step: extraSlider.stepDollars },
  max: extraSlider.end === 'bound' ? max : Math.min(max, Math.max(amountDollars, extraSlider.stepDollars)),
});

/** The figures in the order of the calculator, each with what its slider spans. @spec B3.17, B5.21 to B5.34 */
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

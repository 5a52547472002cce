import { memo } from 'react';
import type { RepaymentFrequency } from '#src/lib/loans/repayment-frequency.ts';
import { ChoiceField } from '#src/ui/fields/choice-field.tsx';
import { calculatorParameters } from '../../rules/calculator/calculator-parameters.ts';

const labels: Readonly<Record<RepaymentFrequency, string>> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
};

interface FrequencyFieldProps {
  readonly frequencies: readonly RepaymentFrequency[];
  readonly chosen: RepaymentFrequency;
  readonly onChoose: (frequency: RepaymentFrequency) => void;
}

/** How often is paid; drawn again only when that changes, not with every step of a slider. @spec B9.33 */
export const FrequencyField = memo(({ frequencies, chosen, onChoose }: FrequencyFieldProps) => (
  <ChoiceField
    legend="Repayments"
    name={calculatorParameters.frequency}
    look="segments"
    choices={frequencies.map((value) => ({ value, label: labels[value] }))}
    chosen={chosen}
    onChoose={onChoose}
  />
));

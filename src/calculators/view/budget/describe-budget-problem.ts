import { formatPrice } from '#src/lib/format-price.ts';
import { readDecimal } from '#src/lib/read-decimal.ts';
import { maxBudgetDollars } from '../../rules/budget/read-budget-cents.ts';

const fields = {
  repayment: { name: 'a repayment', example: '200', isOptional: false },
  deposit: { name: 'a deposit', example: '2,000', isOptional: true },
} as const;

/** What is wrong with an amount that was typed, and what is allowed; null when nothing is. @spec L5.09, L5.10 */
export const describeBudgetProblem = (field: keyof typeof fields, text: string): string | null => {
  const { name, example, isOptional } = fields[field];
  const dollars = readDecimal(text);
  const isRight = dollars === null ? isOptional && text.trim() === '' : dollars <= maxBudgetDollars;
  return isRight ? null : `Enter ${name} from $0 to ${formatPrice(maxBudgetDollars * 100)}, such as ${example}.`;
};

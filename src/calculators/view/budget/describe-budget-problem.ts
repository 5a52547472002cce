import { maxBudgetDollars, readBudgetCents } from '#src/calculators/rules/budget/calculate-budget.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { readDecimal } from '#src/lib/read-decimal.ts';

const fields = {
  repayment: { name: 'a repayment', example: '200', isOptional: false },
  deposit: { name: 'a deposit', example: '2,000', isOptional: true },
} as const;

/** @spec L5.09, L5.10 */
export const describeBudgetProblem = (field: keyof typeof fields, text: string): string | null => {
  const { name, example, isOptional } = fields[field];
  const dollars = readDecimal(text);
  const isRight = dollars === null ? isOptional && text.trim() === '' : dollars <= maxBudgetDollars;
  if (isRight) return null;
  const range = `$0 to ${formatPrice(maxBudgetDollars * 100)}`;
  return `Enter ${name} from ${range}, such as ${example}. For now, we’ve used ${formatPrice(readBudgetCents(text))}.`;
};

import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { calculateFinanceQuote } from '../rules/calculator/calculate-finance-quote.ts';
import { type CalculatorState, clampCalculatorState } from '../rules/calculator/calculator-state.ts';
import { chooseCalculatorStart, chooseCalculatorTerms } from '../rules/calculator/choose-calculator-terms.ts';
import { chooseVehicleFinance } from '../rules/choose-vehicle-finance.ts';
import { financeConfig } from '../rules/config.ts';

export const lender = makeTestLender({ paymentWeekCents: null, establishmentFeesCents: 29_500 });

export const set = (
  config: object = {},
  provider: object = {},
  priceCents = 0,
  figures: FinanceLender | null = lender,
) => {
  const finance = financeConfig.parse({
    provider: 'l',
    providers: { l: { name: 'L', ...provider } },
    calculator: config,
  });
  const financeLenders = figures === null ? null : { l: { ...figures, comparisonRatePercent: null } };
  const vehicle = makeTestVehicle({ priceCents: priceCents || null, financeLenders });
  const found = chooseVehicleFinance({ vehicle, currentYear: 2026 }, finance);
  if (found === null) throw new Error('the site has a lender');
  const terms = chooseCalculatorTerms(finance.calculator, found);
  const start = chooseCalculatorStart(finance.calculator, terms, found);
  const clamp = (changed: Partial<CalculatorState>) => clampCalculatorState({ ...start, ...changed }, terms);
  const quote = (changed: Partial<CalculatorState> = {}) => calculateFinanceQuote(clamp(changed), terms);
  return { terms, start, clamp, quote };
};

import { expect } from 'vitest';
import { FinanceCalculator } from '#src/finance/web/calculator/finance-calculator.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildVehiclePage } from '../vehicle/build-vehicle-page.ts';
import type { ViewContext } from '../view-context.ts';
import { drawOnSite } from './draw-on-site.tsx';

interface Said {
  readonly period: string;
  readonly repayment: string;
  readonly interest: string;
  readonly comparison: string;
}
type Cells = readonly { readonly figure: string; readonly label: string }[];

export const readCells = (cells: Cells): Said => {
  const [repayment, interest, comparison] = cells;
  expect(cells.map(({ label }) => label)).toEqual([repayment?.label, 'p.a. interest', 'p.a. comparison']);
  return {
    period: (repayment?.label ?? '').replace(' est.', ''),
    repayment: repayment?.figure ?? '',
    interest: interest?.figure ?? '',
    comparison: comparison?.figure ?? '',
  };
};

/** Draws the calculator of a page opened with `query`. Returns null if no calculator or no repayment is shown. */
export const readCalculator = (
  vehicle: Vehicle,
  context: ViewContext,
  query: Readonly<Record<string, string | number>> = {},
) => {
  const { financeCalculator } = buildVehiclePage(vehicle, false, context);
  if (financeCalculator === null) return null;
  const address = `/?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
  const markup = drawOnSite(<FinanceCalculator calculator={financeCalculator} />, context, address);
  const words = readText(markup);
  const cells =
    /a (week|fortnight|month) (\$[\d,]+) p\.a\. interest ([\d.]+%) p\.a\. comparison ([\d.]+%)/.exec(words) ?? null;
  if (cells === null) return null;
  const [, period = '', repayment = '', interest = '', comparison = ''] = cells;
  return { markup, words, said: { period: `a ${period}`, repayment, interest, comparison } satisfies Said };
};

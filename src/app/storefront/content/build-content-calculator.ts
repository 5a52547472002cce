import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { buildFinanceCalculatorView } from '#src/finance/view/calculator/build-finance-calculator-view.ts';
import type { FinanceCalculatorView } from '#src/finance/view/calculator/finance-calculator-view.ts';
import * as pagePaths from '#src/lib/page-paths.ts';

/** The finance calculator of a page without a vehicle: a quote is asked for in person. @spec B1.09, B5.04 */
export const buildContentCalculator = ({ config }: Pick<ViewSite, 'config'>): FinanceCalculatorView | null =>
  buildFinanceCalculatorView(null, {
    finance: config.finance,
    quoteHref: pagePaths.contact,
  });

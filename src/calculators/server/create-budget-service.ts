import { buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import type { SearchedSite } from '#src/search/rules/searched-site.ts';
import { searchStock } from '#src/search/server/search-stock.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { BudgetConfig } from '../rules/budget/budget-config.ts';
import { type BudgetQuestion, buildBudgetState } from '../rules/budget/budget-query.ts';
import { getBudgetDollars, readBudgetCents } from '../rules/budget/calculate-budget.ts';
import { buildBudgetAnswer } from '../view/budget/build-budget-answer.ts';
import {
  type BudgetAnswer,
  type BudgetChoice,
  type BudgetView,
  buildBudgetView,
  settleBudgetChoice,
} from '../view/budget/build-budget-view.ts';

export interface BudgetSite extends SearchedSite {
  readonly config: SearchedSite['config'] & {
    readonly calculators: { readonly budget: BudgetConfig };
    readonly finance: { readonly calculator: { readonly rate: { readonly startPercent: number } } };
  };
}

export interface BudgetServiceOptions {
  readonly indexes: Pick<StockIndexes, 'get'>;
  readonly pathsOf: SiteSearchPaths;
}

const everyPrice = 1e9;

export const createBudgetService = ({ indexes, pathsOf }: BudgetServiceOptions) => {
  const find = async (site: BudgetSite, question: BudgetQuestion, now: Date) => {
    const engine = await indexes.get(site.slug);
    const { search, calculators } = site.config;
    const count = (asked: BudgetQuestion) =>
      searchStock(engine, {
        ...buildSearchQuery(buildBudgetState(asked, null), search, now.getTime() / 1000),
        facets: ['car_type', 'body'],
        stats: ['shown_price'],
        limit: 0,
      });
    const found = count(question);
    const all = count({ budgetDollars: everyPrice, body: '' });
    const stock = {
      carTypes: (all.facets.car_type ?? []).map(({ value }) => value),
      countsByCarType: found.facets.car_type ?? [],
      bodies: found.facets.body ?? [],
    };
    const answer = buildBudgetAnswer(stock, question, {
      budget: calculators.budget,
      search,
      paths: await pathsOf(site),
    });
    return { answer, highestDollars: all.totalHits === 0 ? null : (all.stats.shown_price?.max ?? null) };
  };

  return {
    /** @spec L2.68 */
    answer: async (site: BudgetSite, question: BudgetQuestion, now: Date): Promise<BudgetAnswer> =>
      (await find(site, question, now)).answer,

    /** @spec L1.05 */
    load: async (site: BudgetSite, choice: BudgetChoice, now: Date): Promise<BudgetView> => {
      const { calculators, finance } = site.config;
      const { budget } = calculators;
      const ratePercent = budget.method === 'simple' ? 0 : finance.calculator.rate.startPercent;
      const settled = settleBudgetChoice(choice, budget);
      const entry = {
        repaymentCents: readBudgetCents(settled.repaymentText),
        depositCents: readBudgetCents(settled.depositText),
        frequency: settled.frequency,
      };
      const question = { budgetDollars: getBudgetDollars(entry, ratePercent), body: settled.body };
      return buildBudgetView({ settled, ratePercent, ...(await find(site, question, now)) }, budget);
    },
  };
};

export type BudgetService = ReturnType<typeof createBudgetService>;

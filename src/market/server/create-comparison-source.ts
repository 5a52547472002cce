import type { ComparisonSource } from './comparison-source.ts';
import type { AutograbOptions } from './create-autograb-source.ts';
import { createAutograbSource } from './create-autograb-source.ts';
import { createPlatformSource } from './create-platform-source.ts';
import { keepAnswers } from './keep-answers.ts';
import type { MarketStock } from './market-stock.ts';

/** Asks whom the site names: the outside valuer, else the stock of the platform. @spec D.59, D.60 */
export const createComparisonSource = (
  options: AutograbOptions & { readonly stock: Pick<MarketStock, 'find'> },
): ComparisonSource => {
  const askPlatform = createPlatformSource(options.stock);
  const askAutograb = keepAnswers(createAutograbSource(options));
  return async (question) => {
    const { autograbService, plugins } = question.config;
    const answer = await (autograbService === null ? askPlatform : askAutograb)(question);
    if (answer.kind !== 'comparison' || plugins.includes('Car Analysis')) return answer;
    return { ...answer, comparison: { ...answer.comparison, description: null } };
  };
};

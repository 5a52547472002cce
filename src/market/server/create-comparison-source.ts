import { keepAnswers } from '#src/platform/cache/keep-answers.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { ComparisonQuestion, ComparisonSource } from './comparison-source.ts';
import type { AutograbOptions } from './create-autograb-source.ts';
import { createAutograbSource } from './create-autograb-source.ts';
import { createPlatformSource } from './create-platform-source.ts';
import type { MarketStock } from './market-stock.ts';

/** A changed price is another question: an answer must never be told of a price that it was not made for. */
const keyOf = ({ siteSlug, vehicle, config }: ComparisonQuestion): string =>
  [siteSlug, vehicle.id, findShownPriceCents(vehicle), vehicle.odometerKm, config.autograbService?.url].join(' ');

/** Asks whom the site names: the outside valuer, else the stock of the platform. @spec D.59, D.60 */
export const createComparisonSource = (
  options: AutograbOptions & { readonly stock: Pick<MarketStock, 'find'> },
): ComparisonSource => {
  const askPlatform = createPlatformSource(options.stock);
  const askAutograb = keepAnswers(createAutograbSource(options), keyOf);
  return async (question) => {
    const { autograbService, plugins } = question.config;
    const answer = await (autograbService === null ? askPlatform : askAutograb)(question);
    if (answer.kind !== 'comparison' || plugins.includes('Car Analysis')) return answer;
    return { ...answer, comparison: { ...answer.comparison, description: null } };
  };
};

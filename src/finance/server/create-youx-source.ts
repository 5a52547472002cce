import { keepAnswers } from '#src/platform/cache/keep-answers.ts';
import { calculateYouxQuote } from '../rules/calculate-youx-quote.ts';
import { findSiteLender } from '../rules/find-site-lender.ts';
import { readProviderFees } from '../rules/read-provider-fees.ts';
import { createYouxService, type YouxServiceOptions } from './create-youx-service.ts';
import type { YouxSource, YouxSourceQuestion } from './youx-source.ts';

/** A changed price is another question. */
const keyOf = ({ siteSlug, asked, config }: YouxSourceQuestion): string =>
  JSON.stringify([siteSlug, config.youx.service?.url, asked]);

/** Works the quote out here. @spec D.59 */
const calculate: YouxSource = async ({ vehicle, asked, config }) => {
  const siteLender = findSiteLender(vehicle, config);
  if (siteLender === null) return { kind: 'none' };
  const fees = readProviderFees(siteLender.provider, siteLender.lender);
  const priceCents = Math.round(asked.purchasePrice * 100);
  return { kind: 'quote', quote: calculateYouxQuote(priceCents, config.example.ratePercent, fees) };
};

/** Asks whom the site names: its youx service, else the project's own arithmetic. @spec B7.12, D.59 */
export const createYouxSource = (options: YouxServiceOptions): YouxSource => {
  const askService = keepAnswers(createYouxService(options), keyOf);
  return (question) => (question.config.youx.service === null ? calculate : askService)(question);
};

import { z } from 'zod';
import { apiPaths } from '#src/lib/api-paths.ts';
import { cacheAnswers } from '#src/platform/cache/cache-answers.ts';
import {
  createGuardedRequest,
  type EgressOverrides,
  type GuardedAnswer,
} from '#src/platform/egress/create-guarded-request.ts';
import { failService, readServiceJson, type ServiceAnswer } from '#src/platform/egress/service-answer.ts';
import { calculateYouxQuote } from '../rules/calculate-youx-quote.ts';
import { chooseVehicleFinance, type FinancedVehicle } from '../rules/choose-vehicle-finance.ts';
import type { FinanceConfig } from '../rules/config.ts';
import { readYouxAnswer, type YouxQuestion, type YouxQuote } from '../rules/youx-quote.ts';

export interface YouxSourceQuestion {
  readonly siteSlug: string;
  readonly asked: YouxQuestion;
  /** Null if the request describes a car instead of naming a vehicle in stock. */
  readonly financed: FinancedVehicle | null;
  readonly config: FinanceConfig;
}
export type YouxSourceAnswer = ServiceAnswer<{ readonly kind: 'quote'; readonly quote: YouxQuote }>;

/** @spec B7.12, D.59 */
export type YouxSource = (question: YouxSourceQuestion) => Promise<YouxSourceAnswer>;

interface YouxServiceOptions {
  readonly readSecret: (variable: string) => string | undefined;
  readonly egress?: EgressOverrides;
}

const limits = { timeoutMs: 4000, maxBytes: 16 * 1024 };

/** Maximum number of concurrent calls. Without a limit, calls to a hanging service could fill the memory. */
const maxWaiting = 32;

const ratePercent = z.number().min(0).max(100);
const answerSchema = z.object({
  weeklyRepaymentAmount: z.number().min(0).max(50_000),
  comparisonRate: ratePercent,
  advertisedRate: ratePercent,
});

const readAnswer = (answer: GuardedAnswer): YouxSourceAnswer => {
  const read = readServiceJson(answer, answerSchema);
  if (read.kind !== 'read') return read;
  const quote = readYouxAnswer(read.value);
  return quote === null ? { kind: 'none' } : { kind: 'quote', quote };
};

/** Sends no data about the shopper. Returns failures instead of throwing. @spec B7.12, D.59 */
const createYouxService = ({ readSecret, egress = {} }: YouxServiceOptions): YouxSource => {
  const ask = createGuardedRequest(limits, egress);
  let waiting = 0;
  return async ({ asked, config: { youx } }) => {
    if (youx.service === null) return { kind: 'none' };
    const { url, keyVariable } = youx.service;
    const key = readSecret(keyVariable);
    if (key === undefined) return failService(false, `${keyVariable} is not set`);
    if (waiting >= maxWaiting) return failService(true, `${maxWaiting} calls are already waiting`);
    waiting += 1;
    try {
      const body = JSON.stringify(asked);
      const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
      };
      return readAnswer(await ask(new URL(url + apiPaths.youxQuote), { method: 'POST', headers, body }));
    } finally {
      waiting -= 1;
    }
  };
};

const keyOf = ({ siteSlug, asked, config }: YouxSourceQuestion): string =>
  JSON.stringify([siteSlug, config.youx.service?.url, asked]);

/** @spec D.59 */
const calculate: YouxSource = async ({ financed, asked, config }) => {
  const finance = chooseVehicleFinance(financed, config);
  if (finance === null) return { kind: 'none' };
  return { kind: 'quote', quote: calculateYouxQuote(Math.round(asked.purchasePrice * 100), finance) };
};

/** @spec B7.12, D.59 */
export const createYouxSource = (options: YouxServiceOptions): YouxSource => {
  const askService = cacheAnswers(createYouxService(options), keyOf);
  return (question) => (question.config.youx.service === null ? calculate : askService)(question);
};

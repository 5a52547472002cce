import { z } from 'zod';
import { apiPaths } from '#src/lib/api-paths.ts';
import { keepAnswers } from '#src/platform/cache/keep-answers.ts';
import {
  createGuardedRequest,
  type EgressOverrides,
  type GuardedAnswer,
} from '#src/platform/egress/create-guarded-request.ts';
import { readServiceStatus, type ServiceAnswer } from '#src/platform/egress/service-answer.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { calculateYouxQuote } from '../rules/calculate-youx-quote.ts';
import type { FinanceConfig } from '../rules/config.ts';
import { findSiteLender } from '../rules/find-site-lender.ts';
import { readProviderFees } from '../rules/provider-fees.ts';
import { readYouxAnswer, type YouxQuestion, type YouxQuote } from '../rules/youx-quote.ts';

export interface YouxSourceQuestion {
  readonly siteSlug: string;
  readonly asked: YouxQuestion;
  /** Null where the question names none of the stock. */
  readonly vehicle: Vehicle | null;
  readonly config: FinanceConfig;
}
export type YouxSourceAnswer = ServiceAnswer<{ readonly kind: 'quote'; readonly quote: YouxQuote }>;

/** A service that quotes a weekly repayment for a vehicle. @spec B7.12, D.59 */
export type YouxSource = (question: YouxSourceQuestion) => Promise<YouxSourceAnswer>;

interface YouxServiceOptions {
  /** A secret by the name of its environment variable. */
  readonly readSecret: (variable: string) => string | undefined;
  /** What a test sets otherwise. */
  readonly egress?: EgressOverrides;
}

/** A shopper is waiting, and the answer is three figures. */
const limits = { timeoutMs: 4000, maxBytes: 16 * 1024 };

/** Calls that wait at a time: a service that hangs must not fill the memory with shoppers who look through the stock. */
const maxWaiting = 32;

const ratePercent = z.number().min(0).max(100);
/** Dollars a week: nobody repays more for what is sold here. */
const answerSchema = z.object({
  weeklyRepaymentAmount: z.number().min(0).max(50_000),
  comparisonRate: ratePercent,
  advertisedRate: ratePercent,
});

const fail = (isRetryable: boolean, reason: string): YouxSourceAnswer => ({ kind: 'failed', isRetryable, reason });

const parseAnswer = (text: string): YouxSourceAnswer => {
  const parsed = answerSchema.safeParse(JSON.parse(text));
  if (!parsed.success) return fail(true, 'its answer is no quote');
  const quote = readYouxAnswer(parsed.data);
  return quote === null ? { kind: 'none' } : { kind: 'quote', quote };
};

const readAnswer = (answer: GuardedAnswer): YouxSourceAnswer => {
  // Not to be reached at all: what the site names is no public https address.
  if (answer.kind === 'refused') return fail(answer.reason !== 'address', `refused: ${answer.reason}`);
  const { status, data } = answer;
  const nothing = readServiceStatus(status);
  if (nothing !== null) return nothing;
  try {
    return parseAnswer(data.toString('utf8'));
  } catch {
    return fail(true, 'its answer is no JSON');
  }
};

/**
 * Asks the youx service of a site: `POST {url}/api/youx/quote` with the vehicle and the key as bearer. Nothing of the shopper goes
 * with it. Every way in which it can fail is an answer, never an exception.
 * @spec B7.12, D.59
 */
const createYouxService = ({ readSecret, egress = {} }: YouxServiceOptions): YouxSource => {
  const ask = createGuardedRequest(limits, egress);
  let waiting = 0;
  return async ({ asked, config: { youx } }) => {
    if (youx.service === null) return { kind: 'none' };
    const { url, keyVariable } = youx.service;
    const key = readSecret(keyVariable);
    if (key === undefined) return fail(false, `${keyVariable} is not set`);
    if (waiting >= maxWaiting) return fail(true, `${maxWaiting} calls wait already`);
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

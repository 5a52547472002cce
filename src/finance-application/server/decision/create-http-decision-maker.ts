import { z } from 'zod';
import { signWebhook } from '#src/leads/server/http/post-delivery.ts';
import {
  createGuardedRequest,
  type EgressOverrides,
  type GuardedAnswer,
} from '#src/platform/egress/create-guarded-request.ts';
import type { AssessmentOutcome } from '../../rules/assessment/assess-application.ts';
import type { DecisionMaker, DecisionQuestion } from './decision-maker.ts';

export interface HttpDecisionOptions {
  /** A secret by the name of its environment variable. */
  readonly readSecret: (variable: string) => string | undefined;
  /** Hears why there is no answer; what was asked is not told. */
  readonly onUnavailable: (reason: string) => void;
  readonly readClock: () => Date;
  /** What a test sets otherwise. */
  readonly egress?: EgressOverrides;
}

/** A shopper is waiting, and the answer is short. */
const limits = { timeoutMs: 8000, maxBytes: 32 * 1024 };

const outcomes = {
  likely: 'likely',
  needs_a_talk: 'needsATalk',
  unlikely: 'unlikely',
} as const satisfies Readonly<Record<string, AssessmentOutcome>>;

const answerSchema = z.object({
  outcome: z.enum(['likely', 'needs_a_talk', 'unlikely']),
  reasons: z.array(z.string().trim().min(1).max(300)).max(10).default([]),
  max_amount: z.number().min(0).max(10_000_000).nullish(),
});

const toDollars = (cents: number): number => cents / 100;

const buildBody = ({ applicationUuid, application, assessment }: DecisionQuestion): string =>
  JSON.stringify({
    application_id: applicationUuid,
    amount: toDollars(application.amountCents),
    term_months: Math.round(application.termYears * 12),
    interest_rate: assessment.terms.ratePercent,
    employment: application.employment,
    months_in_work: application.workedMonths,
    income_yearly: toDollars(application.incomeYearCents),
    untaxed_income_yearly: toDollars(application.otherIncomeYearCents),
    household: application.household,
    dependants: application.dependants,
    housing: application.housing,
    housing_yearly: toDollars(application.housingYearCents),
    living_yearly: toDollars(application.livingYearCents),
    loans_yearly: toDollars(application.loansYearCents),
    card_limits: toDollars(application.cardLimitCents),
    credit_profile: application.creditProfile,
  });

const readAnswer = (answer: GuardedAnswer): z.infer<typeof answerSchema> | string => {
  if (answer.kind === 'refused') return `refused: ${answer.reason}`;
  if (answer.status !== 200) return `it answered ${answer.status}`;
  try {
    const parsed = answerSchema.safeParse(JSON.parse(answer.data.toString('utf8')));
    return parsed.success ? parsed.data : 'its answer has another shape';
  } catch {
    return 'its answer is no JSON';
  }
};

/**
 * Asks the service of a site: `POST {url}/assessments` with figures in dollars, signed in `x-forecourt-signature` as webhooks are, and the
 * application's id as `idempotency-key`. It answers `{ outcome: likely | needs_a_talk | unlikely, reasons, max_amount }`. Name, address
 * and number stay here. Every way in which it can fail is an answer. @spec D.41, D.59
 */
export const createHttpDecisionMaker = (options: HttpDecisionOptions): DecisionMaker => {
  const { readSecret, onUnavailable, readClock, egress = {} } = options;
  const ask = createGuardedRequest(limits, egress);
  return async (question) => {
    const { service } = question;
    if (service === null) return null;
    const key = readSecret(service.keyVariable);
    if (key === undefined) {
      onUnavailable(`${service.keyVariable} is not set`);
      return null;
    }
    const body = buildBody(question);
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': question.applicationUuid,
      'x-forecourt-signature': signWebhook(body, key, readClock()),
    };
    const answer = readAnswer(await ask(new URL(`${service.url}/assessments`), { method: 'POST', headers, body }));
    if (typeof answer === 'string') {
      onUnavailable(answer);
      return null;
    }
    const { outcome, reasons, max_amount } = answer;
    return {
      outcome: outcomes[outcome],
      said: reasons,
      isOfService: true,
      assessment: question.assessment,
      fitsCents: Math.round((max_amount ?? 0) * 100),
    };
  };
};

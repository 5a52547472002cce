import { z } from 'zod';
import { signWebhook } from '#src/leads/server/http/post-delivery.ts';
import { createGuardedRequest, type EgressOverrides } from '#src/platform/egress/create-guarded-request.ts';
import { readServiceJson } from '#src/platform/egress/service-answer.ts';
import type { Application } from '../../rules/answers/read-application.ts';
import type { Assessment, AssessmentOutcome, Decision } from '../../rules/assessment/assess-application.ts';
import type { FinanceApplicationConfig } from '../../rules/config.ts';

/** Contains financial details and the application's id, but no contact details. */
export interface DecisionQuestion {
  readonly applicationUuid: string;
  readonly application: Application;
  readonly assessment: Assessment;
  readonly service: FinanceApplicationConfig['service'];
}

/** @spec D.59 */
export type DecisionMaker = (question: DecisionQuestion) => Promise<Decision | null>;

export interface HttpDecisionOptions {
  readonly readSecret: (variable: string) => string | undefined;
  /** Called with the reason if the service gives no decision. The reason never contains the applicant's data. */
  readonly onUnavailable: (reason: string) => void;
  readonly readClock: () => Date;
  readonly egress?: EgressOverrides;
}

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

/** Sends amounts in dollars, and signs the request like a webhook. @spec D.41, D.59 */
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
    const answer = readServiceJson(
      await ask(new URL(`${service.url}/assessments`), { method: 'POST', headers, body }),
      answerSchema,
    );
    if (answer.kind !== 'read') {
      onUnavailable(answer.kind === 'failed' ? answer.reason : 'the response has no decision');
      return null;
    }
    const { outcome, reasons, max_amount } = answer.value;
    return {
      outcome: outcomes[outcome],
      said: reasons,
      isOfService: true,
      assessment: question.assessment,
      fitsCents: Math.round((max_amount ?? 0) * 100),
    };
  };
};

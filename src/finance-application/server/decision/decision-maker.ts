import type { Application } from '../../rules/answers/read-application.ts';
import type { Assessment } from '../../rules/assessment/assess-application.ts';
import type { Decision } from '../../rules/assessment/decision.ts';
import type { FinanceApplicationConfig } from '../../rules/config.ts';

/** Figures only, nothing that identifies the applicant. */
export interface DecisionQuestion {
  readonly applicationUuid: string;
  readonly application: Application;
  readonly assessment: Assessment;
  /** Null when the site configures no service. */
  readonly service: FinanceApplicationConfig['service'];
}

/** Assesses an application. Returns null when the service doesn't answer; the reason is logged. @spec D.59 */
export type DecisionMaker = (question: DecisionQuestion) => Promise<Decision | null>;

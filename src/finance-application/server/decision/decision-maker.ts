import type { Application } from '../../rules/answers/read-application.ts';
import type { Assessment } from '../../rules/assessment/assess-application.ts';
import type { Decision } from '../../rules/assessment/decision.ts';
import type { FinanceApplicationConfig } from '../../rules/config.ts';

/** What a decision is made on: figures, and nothing that says who somebody is. */
export interface DecisionQuestion {
  readonly applicationUuid: string;
  readonly application: Application;
  readonly assessment: Assessment;
  /** The service of the site; null where it names none. */
  readonly service: FinanceApplicationConfig['service'];
}

/** A service that assesses applications. Returns null when it doesn't answer; the reason is logged. @spec D.59 */
export type DecisionMaker = (question: DecisionQuestion) => Promise<Decision | null>;

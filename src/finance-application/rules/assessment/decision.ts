import type { Assessment, AssessmentOutcome } from './assess-application.ts';

/** An assessment from any decision maker, together with our own sum. @spec D.41, D.59 */
export interface Decision {
  readonly outcome: AssessmentOutcome;
  /** In words for the shopper; empty where our own sum says it. */
  readonly said: readonly string[];
  /** The lender's service that was asked; false for our own sum. */
  readonly isOfService: boolean;
  /** The largest amount that would fit; 0 for none. */
  readonly fitsCents: number;
  readonly assessment: Assessment;
}

export const decideAlone = (assessment: Assessment): Decision => ({
  outcome: assessment.outcome,
  said: [],
  isOfService: false,
  fitsCents: assessment.fitsCents,
  assessment,
});

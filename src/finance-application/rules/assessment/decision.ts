import type { Assessment, AssessmentOutcome } from './assess-application.ts';

/** The outcome from a decision service or from our own assessment, together with that assessment. @spec D.41, D.59 */
export interface Decision {
  readonly outcome: AssessmentOutcome;
  /** The service's reasons; empty when our own assessment decided. */
  readonly said: readonly string[];
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

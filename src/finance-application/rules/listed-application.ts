import type { AssessmentOutcome } from './assessment/assess-application.ts';

export interface ListedApplication {
  readonly applicationUuid: string;
  readonly sentAtMs: number;
  readonly outcome: AssessmentOutcome | null;
  readonly amountCents: number | null;
  readonly termMonths: number | null;
  readonly leadUuid: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  readonly phone: string;
  readonly vehicleTitle: string | null;
}

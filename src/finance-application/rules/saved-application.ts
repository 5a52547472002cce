import { type ApplicationAnswers, askingSteps } from './answers/application-fields.ts';
import type { AnswerProblem } from './answers/check-answers.ts';
import type { RecordedConsent } from './answers/consents.ts';
import type { Decision } from './assessment/assess-application.ts';

/** @spec D.41 */
export type ApplicationState = 'draft' | 'sent';

/** @spec D.41 */
export const applicationSteps = [...askingSteps, 'consents'] as const;

export type ApplicationStep = (typeof applicationSteps)[number];

export type CheckedPart = ApplicationStep | 'quote';

export interface ApplicationContent {
  readonly answers: ApplicationAnswers;
  /** An empty list means that the part is valid. A part that wasn't checked has no entry. */
  readonly problems: Readonly<Partial<Record<CheckedPart, readonly AnswerProblem[]>>>;
  readonly consents: readonly RecordedConsent[];
  readonly decision: Decision | null;
}

export interface SavedApplication {
  readonly state: ApplicationState;
  readonly content: ApplicationContent;
}

export const emptyContent: ApplicationContent = { answers: {}, problems: {}, consents: [], decision: null };

export const isPartDone = ({ problems }: ApplicationContent, part: CheckedPart): boolean =>
  problems[part]?.length === 0;

/** @spec D.41 */
export const chooseNextStep = (content: ApplicationContent): ApplicationStep =>
  askingSteps.find((step) => !isPartDone(content, step)) ?? 'consents';

export const isApplicationStep = (text: string): text is ApplicationStep =>
  applicationSteps.some((step) => step === text);

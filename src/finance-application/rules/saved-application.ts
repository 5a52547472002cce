import { type ApplicationAnswers, askingSteps } from './answers/application-fields.ts';
import type { AnswerProblem } from './answers/check-answers.ts';
import type { RecordedConsent } from './answers/consents.ts';
import type { Decision } from './assessment/decision.ts';

/** Whether an application is still being filled in, or was sent. @spec D.41 */
export type ApplicationState = 'draft' | 'sent';

/** The steps of an application, in their order. @spec D.41 */
export const applicationSteps = [...askingSteps, 'consents'] as const;

export type ApplicationStep = (typeof applicationSteps)[number];

export type CheckedPart = ApplicationStep | 'quote';

export interface ApplicationContent {
  readonly answers: ApplicationAnswers;
  /** What is wrong with each part that was sent; a part that was not sent is not among them. */
  readonly problems: Readonly<Partial<Record<CheckedPart, readonly AnswerProblem[]>>>;
  readonly consents: readonly RecordedConsent[];
  /** Null until it was sent. */
  readonly decision: Decision | null;
}

export interface SavedApplication {
  readonly state: ApplicationState;
  readonly content: ApplicationContent;
}

/** Nothing is said yet. */
export const emptyContent: ApplicationContent = { answers: {}, problems: {}, consents: [], decision: null };

/** Whether a part was sent, and nothing is wrong with it. */
export const isPartDone = ({ problems }: ApplicationContent, part: CheckedPart): boolean =>
  problems[part]?.length === 0;

/** The first step that is still open: what the shopper is asked next. @spec D.41 */
export const chooseNextStep = (content: ApplicationContent): ApplicationStep =>
  askingSteps.find((step) => !isPartDone(content, step)) ?? 'consents';

export const isApplicationStep = (text: string): text is ApplicationStep =>
  applicationSteps.some((step) => step === text);

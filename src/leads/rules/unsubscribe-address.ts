import * as pagePaths from '#src/lib/page-paths.ts';

/** @spec L2.30 */
export const addressField = 'email';

/** @spec L2.30 */
export const unsubscribeAnswers = ['stopped', 'invalid'] as const;

export type UnsubscribeAnswer = (typeof unsubscribeAnswers)[number];

/** @spec L2.30 */
export const readUnsubscribeAnswer = (parameters: URLSearchParams): UnsubscribeAnswer | null =>
  unsubscribeAnswers.find((answer) => answer === parameters.get(pagePaths.unsubscribeAnswerName)) ?? null;

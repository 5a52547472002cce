import * as pagePaths from '#src/lib/page-paths.ts';

/** The field of an address that is typed. @spec L2.30 */
export const addressField = 'email';

/** What the page says after its form was sent. @spec L2.30 */
export const unsubscribeAnswers = ['stopped', 'invalid'] as const;

export type UnsubscribeAnswer = (typeof unsubscribeAnswers)[number];

/** What the query of the page says; null for a page that was only asked for. @spec L2.30 */
export const readUnsubscribeAnswer = (parameters: URLSearchParams): UnsubscribeAnswer | null =>
  unsubscribeAnswers.find((answer) => answer === parameters.get(pagePaths.unsubscribeAnswerName)) ?? null;

import { type ConditionAnswers, conditionQuestionNames, listAnswerNames } from './condition-questions.ts';

/** Those of the answers that are answers to our questions; anything else is left out. @spec L4.14, D.39 */
export const readConditionAnswers = (answerOf: (question: string) => unknown): ConditionAnswers =>
  Object.fromEntries(
    conditionQuestionNames.flatMap((question) => {
      const answer = answerOf(question);
      return typeof answer === 'string' && listAnswerNames(question).includes(answer) ? [[question, answer]] : [];
    }),
  );

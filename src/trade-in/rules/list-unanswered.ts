import { type ConditionAnswers, type ConditionQuestion, conditionQuestionNames } from './condition-questions.ts';

/** The questions that are still open: with none, the form is completed (`form_completed`). @spec L3.11, D.39 */
export const listUnanswered = (answers: ConditionAnswers): readonly ConditionQuestion[] =>
  conditionQuestionNames.filter((question) => answers[question] === undefined);

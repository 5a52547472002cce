/** Answers are ordered from best to worst. */
interface QuestionRow {
  readonly legend: string;
  readonly hint?: string;
  readonly answers: Readonly<Record<string, { readonly label: string; readonly line: string }>>;
}

/** The condition questions asked before a valuation. The first answer of each has no deduction. @spec D.39, L4.14 */
const conditionQuestions = {
  serviceHistory: {
    legend: 'Service history',
    answers: {
      full: { label: 'All of it', line: 'Full service history' },
      partial: { label: 'Some of it', line: 'Gaps in the service history' },
      none: { label: 'None', line: 'No service history' },
    },
  },
  accidentDamage: {
    legend: 'Has it been in an accident?',
    answers: {
      none: { label: 'Never', line: 'No accident' },
      repaired: { label: 'Yes, repaired', line: 'Accident damage, repaired' },
      unrepaired: { label: 'Yes, not repaired', line: 'Accident damage to repair' },
    },
  },
  tyres: {
    legend: 'Tyres',
    hint: 'A tyre is worn when its tread is level with the bars in its grooves, or close to it.',
    answers: {
      good: { label: 'All good', line: 'Good tyres' },
      two: { label: 'One or two worn', line: 'Two tyres to replace' },
      four: { label: 'Three or four worn', line: 'Four tyres to replace' },
    },
  },
  windscreen: {
    legend: 'Windscreen',
    answers: {
      clear: { label: 'No damage', line: 'Sound windscreen' },
      chipped: { label: 'Chipped', line: 'A chip in the windscreen' },
      cracked: { label: 'Cracked', line: 'A windscreen to replace' },
    },
  },
  keys: {
    legend: 'Number of keys',
    answers: {
      two: { label: 'Two or more', line: 'Two keys' },
      one: { label: 'One', line: 'A second key to cut' },
    },
  },
  financeOwing: {
    legend: 'Is finance owing on it?',
    hint: 'It takes nothing off: your lender is paid first, and the rest is yours.',
    answers: {
      no: { label: 'No', line: 'No finance owing' },
      yes: { label: 'Yes', line: 'Finance owing' },
    },
  },
} as const satisfies Readonly<Record<string, QuestionRow>>;

export type ConditionQuestion = keyof typeof conditionQuestions;

export const conditionQuestionNames = Object.keys(conditionQuestions) as readonly ConditionQuestion[];

export type ConditionAnswers = Readonly<Partial<Record<ConditionQuestion, string>>>;

export const getQuestion = (question: ConditionQuestion): QuestionRow => conditionQuestions[question];

export const listAnswerNames = (question: ConditionQuestion): readonly string[] =>
  Object.keys(conditionQuestions[question].answers);

/** Reads the answers, ignoring unknown questions and answers. @spec L4.14, D.39 */
export const readConditionAnswers = (answerOf: (question: string) => unknown): ConditionAnswers =>
  Object.fromEntries(
    conditionQuestionNames.flatMap((question) => {
      const answer = answerOf(question);
      return typeof answer === 'string' && listAnswerNames(question).includes(answer) ? [[question, answer]] : [];
    }),
  );

/** Lists the unanswered questions. When there are none, the form is completed (`form_completed`). @spec L3.11, D.39 */
export const listUnanswered = (answers: ConditionAnswers): readonly ConditionQuestion[] =>
  conditionQuestionNames.filter((question) => answers[question] === undefined);

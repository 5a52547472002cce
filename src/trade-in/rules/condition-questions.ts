/** `answers` are ordered from best to worst. */
interface QuestionRow {
  readonly legend: string;
  readonly hint?: string;
  readonly answers: Readonly<Record<string, { readonly label: string; readonly line: string }>>;
}

/** @spec D.39, L4.14 */
const conditionQuestions = {
  serviceHistory: {
    legend: 'Service history',
    answers: {
      full: { label: 'Full', line: 'Full service history' },
      partial: { label: 'Partial', line: 'Gaps in the service history' },
      none: { label: 'None', line: 'No service history' },
    },
  },
  accidentDamage: {
    legend: 'Has it been in an accident?',
    answers: {
      none: { label: 'Never', line: 'No accident' },
      repaired: { label: 'Yes, repaired', line: 'Repaired accident damage' },
      unrepaired: { label: 'Yes, not repaired', line: 'Unrepaired accident damage' },
    },
  },
  tyres: {
    legend: 'Tyres',
    hint: 'A tyre is worn if the tread is down to the wear bars in the grooves, or close to them.',
    answers: {
      good: { label: 'All good', line: 'Good tyres' },
      two: { label: 'One or two worn', line: 'One or two worn tyres' },
      four: { label: 'Three or four worn', line: 'Three or four worn tyres' },
    },
  },
  windscreen: {
    legend: 'Windscreen',
    answers: {
      clear: { label: 'No damage', line: 'Sound windscreen' },
      chipped: { label: 'Chipped', line: 'Chipped windscreen' },
      cracked: { label: 'Cracked', line: 'Cracked windscreen' },
    },
  },
  keys: {
    legend: 'Number of keys',
    answers: {
      two: { label: 'Two or more', line: 'Two keys' },
      one: { label: 'One', line: 'Only one key' },
    },
  },
  financeOwing: {
    legend: 'Is there finance owing on it?',
    hint: 'If there is, we pay out your lender first and you get the rest.',
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

/** @spec L4.14, D.39 */
export const readConditionAnswers = (answerOf: (question: string) => unknown): ConditionAnswers =>
  Object.fromEntries(
    conditionQuestionNames.flatMap((question) => {
      const answer = answerOf(question);
      return typeof answer === 'string' && listAnswerNames(question).includes(answer) ? [[question, answer]] : [];
    }),
  );

/** @spec L3.11, D.39 */
export const listUnanswered = (answers: ConditionAnswers): readonly ConditionQuestion[] =>
  conditionQuestionNames.filter((question) => answers[question] === undefined);

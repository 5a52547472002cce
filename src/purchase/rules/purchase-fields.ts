/** @spec D.41 */
export const answerSteps = ['contact', 'handover', 'tradeIn', 'funds'] as const;

export type AnswerStep = (typeof answerSteps)[number];

const depositSteps = ['pay', 'convert', 'confirm', 'release'] as const;

type DepositStepName = (typeof depositSteps)[number];

export const isAnswerStep = (text: string | null): text is AnswerStep => answerSteps.some((step) => step === text);

export const isDepositStep = (text: string | null): text is DepositStepName =>
  depositSteps.some((step) => step === text);

export const nowAnchor = 'now';

export const purchaseFields = {
  /** @spec B2.03 */
  vehicle: 'car_id',
  /** In a form: the step that was sent. In a URL: the question to show again. */
  step: 'step',
  shown: 'shown',
  answer: 'answer',
  handover: 'handover',
  street: 'street',
  suburb: 'suburb',
  postcode: 'postcode',
  tradeIn: 'trade_in',
  funds: 'funds',
  amount: 'amount',
  termYears: 'term',
} as const;

export const purchaseSubcategory = 'Online Purchase';

export const purchaseFieldId = (field: string): string => `purchase-${field}`;

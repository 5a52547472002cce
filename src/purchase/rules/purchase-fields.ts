/** What is asked before the deposit, in its order. @spec D.41 */
export const answerSteps = ['contact', 'handover', 'tradeIn', 'funds'] as const;

export type AnswerStep = (typeof answerSteps)[number];

/** What the forms of the deposit ask for: those of reserving, and to count the deposit that a reservation paid. */
const depositSteps = ['pay', 'convert', 'confirm', 'release'] as const;

type DepositStepName = (typeof depositSteps)[number];

export const isAnswerStep = (text: string | null): text is AnswerStep => answerSteps.some((step) => step === text);

export const isDepositStep = (text: string | null): text is DepositStepName =>
  depositSteps.some((step) => step === text);

/** The part of the page that comes next. */
export const nowAnchor = 'now';

/** Names of what the forms and addresses of a purchase say. */
export const purchaseFields = {
  /** Of the vehicle, in the address. @spec B2.03 */
  vehicle: 'car_id',
  /** Which form it is; in an address, which question is open again. */
  step: 'step',
  /** What was shown when the deposit was paid. */
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

/** What the lead of an online purchase is about, beside the kind of its vehicle. */
export const purchaseSubcategory = 'Online Purchase';

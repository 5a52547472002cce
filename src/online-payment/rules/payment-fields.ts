/** The names of what the forms of /online-payment send. */
export const paymentFields = {
  step: 'step',
  code: 'payment_code',
  lastName: 'last_name',
  card: 'card_number',
  confirm: 'answer',
} as const;

export const paymentSteps = ['find', 'pay', 'confirm'] as const;

export type PaymentStep = (typeof paymentSteps)[number];

export const isPaymentStep = (text: string | null): text is PaymentStep => paymentSteps.some((step) => step === text);

/** What the next page is told by its address, where something went otherwise than wished. */
export const paymentAnswers = ['unknown', 'failed'] as const;

export type PaymentAnswer = (typeof paymentAnswers)[number];

/** Name of the parameter that says so. */
export const paymentAnswerName = 'answer';

/** What an address says; null for one that says nothing that we know. */
export const readPaymentAnswer = (text: string | null): PaymentAnswer | null =>
  paymentAnswers.find((answer) => answer === text) ?? null;

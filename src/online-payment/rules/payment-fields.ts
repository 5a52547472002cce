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

export const paymentAnswers = ['unknown', 'failed'] as const;

export type PaymentAnswer = (typeof paymentAnswers)[number];

export const paymentAnswerName = 'answer';

export const readPaymentAnswer = (text: string | null): PaymentAnswer | null =>
  paymentAnswers.find((answer) => answer === text) ?? null;

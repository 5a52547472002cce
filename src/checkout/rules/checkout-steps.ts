/** The steps of the checkout, as its forms name them. @spec D.41 */
const formSteps = ['contact', 'pay', 'confirm', 'release'] as const;

type FormStepName = (typeof formSteps)[number];

/** Parameter that shows the contact form again. */
export const againName = 'step';

export const stepName = 'step';

export const cardName = 'card_number';

export const confirmName = 'confirm';

export const isStepName = (text: string | null): text is FormStepName => formSteps.some((step) => step === text);

const checkoutAnswers = ['late', 'tooMany', 'changed', 'failed', 'unavailable', 'link'] as const;

export type CheckoutAnswer = (typeof checkoutAnswers)[number];

export const answerName = 'answer';

export const readCheckoutAnswer = (text: string | null): CheckoutAnswer | null =>
  checkoutAnswers.find((answer) => answer === text) ?? null;

export const checkoutFieldId = (field: string): string => `reserve-${field}`;

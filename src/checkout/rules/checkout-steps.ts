/** What the forms of the checkout ask for. @spec D.41 */
const formSteps = ['contact', 'pay', 'confirm', 'release'] as const;

type FormStepName = (typeof formSteps)[number];

/** Name of the parameter by which somebody says again who they are. */
export const againName = 'step';

/** Name of the field that says which form it is. */
export const stepName = 'step';

/** Name of the field of the test gateway's card. */
export const cardName = 'card_number';

/** Name of the field that answers the bank's question. */
export const confirmName = 'confirm';

export const isStepName = (text: string | null): text is FormStepName => formSteps.some((step) => step === text);

/** What a step of the checkout is told by the address that it leads to, where something went otherwise than wished. */
const checkoutAnswers = ['late', 'tooMany', 'changed', 'failed', 'unavailable', 'link'] as const;

export type CheckoutAnswer = (typeof checkoutAnswers)[number];

/** Name of the parameter that says so. */
export const answerName = 'answer';

/** What an address says; null for one that says nothing that we know. */
export const readCheckoutAnswer = (text: string | null): CheckoutAnswer | null =>
  checkoutAnswers.find((answer) => answer === text) ?? null;

/** What a step of the checkout is told by the address that it leads to, where something went otherwise than wished. */
export const checkoutAnswers = ['late', 'tooMany', 'changed', 'failed', 'unavailable', 'link'] as const;

export type CheckoutAnswer = (typeof checkoutAnswers)[number];

/** Name of the parameter that says so. */
export const answerName = 'answer';

/** What an address says; null for one that says nothing that we know. */
export const readCheckoutAnswer = (text: string | null): CheckoutAnswer | null =>
  checkoutAnswers.find((answer) => answer === text) ?? null;

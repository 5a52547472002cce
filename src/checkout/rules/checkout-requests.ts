import { secretParameters } from '#src/lib/secret-parameters.ts';

/** @spec B2.02 */
export const checkoutPathNames = ['checkout', 'buy-online'] as const;

export type CheckoutPathName = (typeof checkoutPathNames)[number];

/** @spec B2.02 */
export const checkoutPath = (slug: string, name: CheckoutPathName): string =>
  `/cars/${encodeURIComponent(slug)}/${name}`;

export const checkoutReturnPath = (slug: string, name: CheckoutPathName): string =>
  `${checkoutPath(slug, name)}/return`;

/** @spec B9.29 */
export const checkoutReceiptPath = (slug: string, name: CheckoutPathName, token: string): string =>
  `${checkoutPath(slug, name)}/receipt?${secretParameters.token}=${token}`;

/** @spec D.41 */
const formSteps = ['contact', 'pay', 'confirm', 'release'] as const;

type FormStepName = (typeof formSteps)[number];

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

import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { StripePaymentView } from '../view/build-payment-view.ts';

/** 'look': the server must read the payment's status. 'again': the shopper can try again. */
export type PaymentAttempt = { readonly kind: 'look' } | { readonly kind: 'again'; readonly message: string };

export interface StripePayer {
  readonly pay: () => Promise<PaymentAttempt>;
  readonly close: () => void;
}

export interface OpenStripePaymentOptions {
  readonly payment: StripePaymentView;
  readonly place: HTMLElement;
  readonly returnUrl: string;
  readonly readToken: (name: string) => string;
  readonly onReady: () => void;
  readonly onUnavailable: () => void;
  readonly load?: (publishableKey: string) => Promise<Stripe | null>;
}

const otherFailure = 'The payment didn’t go through. Please try again, or use another card.';

const readError = (error: StripeError | undefined): PaymentAttempt => {
  if (error === undefined || error.code === 'payment_intent_unexpected_state') return { kind: 'look' };
  const isForShopper = error.type === 'card_error' || error.type === 'validation_error';
  return { kind: 'again', message: (isForShopper ? error.message : undefined) ?? otherFailure };
};

/** Our style sheets don't apply inside Stripe's frame, so Stripe gets the site's styles as values. */
const buildAppearance = (readToken: (name: string) => string): Appearance => {
  const line = `1px solid ${readToken('--line-strong')}`;
  const focus = readToken('--focus');
  return {
    theme: 'stripe',
    disableAnimations: true,
    variables: {
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: readToken('--radius-field'),
      colorPrimary: readToken('--action'),
      colorBackground: readToken('--surface'),
      colorText: readToken('--text'),
      colorTextSecondary: readToken('--text-quiet'),
      colorDanger: readToken('--danger'),
    },
    rules: {
      '.Input': { border: line, boxShadow: 'none', padding: '13px 16px' },
      '.Input:focus': { boxShadow: 'none', outline: `3px solid ${focus}`, outlineOffset: '2px' },
      '.Label': { fontWeight: '600' },
    },
  };
};

/** Throws if Stripe's script doesn't load. The card's details go only to Stripe. @spec D.41, D.59 */
export const openStripePayment = async (options: OpenStripePaymentOptions): Promise<StripePayer> => {
  const { payment, place, returnUrl, readToken, onReady, onUnavailable, load = loadStripe } = options;
  const { publishableKey, clientSecret } = payment;
  const stripe = await load(publishableKey);
  if (stripe === null) throw new Error("Stripe.js didn't load.");
  if (payment.needs === 'confirmation') {
    onReady();
    return {
      pay: async () => {
        await stripe.handleNextAction({ clientSecret });
        return { kind: 'look' };
      },
      close: () => undefined,
    };
  }
  const elements = stripe.elements({ clientSecret, appearance: buildAppearance(readToken), locale: 'en-GB' });
  const form = elements.create('payment', {
    layout: 'tabs',
    defaultValues: { billingDetails: { address: { country: 'AU' } } },
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  });
  form.on('ready', onReady);
  form.on('loaderror', onUnavailable);
  form.mount(place);
  return {
    pay: async () => {
      const confirmParams = { return_url: returnUrl };
      const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
      return readError(error);
    },
    close: () => form.destroy(),
  };
};

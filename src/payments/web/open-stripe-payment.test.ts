import type { Stripe } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { type OpenStripePaymentOptions, openStripePayment } from './open-stripe-payment.ts';

const place = {} as HTMLElement;

const makeStripe = (error?: object) => {
  const listeners = new Map<string, () => void>();
  const form = {
    on: (name: string, listener: () => void) => void listeners.set(name, listener),
    mount: vi.fn(),
    destroy: vi.fn(),
  };
  const elements = { create: vi.fn(() => form) };
  const stripe = {
    elements: vi.fn(() => elements),
    confirmPayment: vi.fn(async () => (error === undefined ? { paymentIntent: {} } : { error })),
    handleNextAction: vi.fn(async () => ({})),
  };
  return { stripe, elements, form, listeners };
};

const open = async (made: ReturnType<typeof makeStripe>, given: Partial<OpenStripePaymentOptions> = {}) => {
  const told: string[] = [];
  const load = vi.fn(async () => made.stripe as unknown as Stripe);
  const payer = await openStripePayment({
    payment: { kind: 'stripe', needs: 'card', publishableKey: 'pk_test_1', clientSecret: 'pi_1_secret' },
    place,
    load,
    returnUrl: 'https://a.example/cars/x/checkout/return',
    readToken: (name) => `token ${name}`,
    onReady: () => told.push('ready'),
    onUnavailable: () => told.push('away'),
    ...given,
  });
  return { payer, told, load };
};

describe('Stripe’s form', () => {
  it('is mounted with the payment’s secret and the site’s colours [D.41]', async () => {
    const made = makeStripe();
    const { load, told, payer } = await open(made);
    expect(load).toHaveBeenCalledWith('pk_test_1');
    expect(made.stripe.elements).toHaveBeenCalledWith(
      expect.objectContaining({
        clientSecret: 'pi_1_secret',
        appearance: expect.objectContaining({
          variables: expect.objectContaining({ colorPrimary: 'token --action', borderRadius: 'token --radius-field' }),
        }),
      }),
    );
    expect(made.form.mount).toHaveBeenCalledWith(place);
    made.listeners.get('ready')?.();
    made.listeners.get('loaderror')?.();
    expect(told).toEqual(['ready', 'away']);
    payer.close();
    expect(made.form.destroy).toHaveBeenCalledOnce();
  });

  it('pays, and leaves the result to the server [D.41]', async () => {
    const made = makeStripe();
    const { payer } = await open(made);
    expect(await payer.pay()).toEqual({ kind: 'look' });
    expect(made.stripe.confirmPayment).toHaveBeenCalledWith({
      elements: made.elements,
      confirmParams: { return_url: 'https://a.example/cars/x/checkout/return' },
      redirect: 'if_required',
    });
  });

  it.each([
    [{ type: 'card_error', message: 'Your card was declined.' }, 'Your card was declined.'],
    [{ type: 'validation_error', message: 'Your card number is incomplete.' }, 'Your card number is incomplete.'],
    [
      { type: 'api_error', message: 'key pk_test_1' },
      'The payment didn’t go through. Please try again, or use another card.',
    ],
  ])('says what is wrong with a card, and nothing that isn’t meant for shoppers: %j [D.41]', async (error, message) => {
    const { payer } = await open(makeStripe(error));
    expect(await payer.pay()).toEqual({ kind: 'again', message });
  });

  it('asks the server when the payment has ended in the meantime [B9.29]', async () => {
    const { payer } = await open(
      makeStripe({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }),
    );
    expect(await payer.pay()).toEqual({ kind: 'look' });
  });

  it('continues a pending bank confirmation without a form [D.41]', async () => {
    const made = makeStripe();
    const { payer, told } = await open(made, {
      payment: { kind: 'stripe', needs: 'confirmation', publishableKey: 'pk_test_1', clientSecret: 'pi_1_secret' },
    });
    expect(told).toEqual(['ready']);
    expect(await payer.pay()).toEqual({ kind: 'look' });
    expect(made.stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret' });
    expect(made.stripe.elements).not.toHaveBeenCalled();
  });
});

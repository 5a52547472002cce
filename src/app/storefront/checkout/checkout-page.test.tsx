import { describe, expect, it } from 'vitest';
import { checkoutNow, drawCheckout, pricedVehicle } from '#src/app/storefront/testing/draw-checkout.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeStoredReservation as kept } from '#src/app/storefront/testing/make-stored-reservation.ts';
import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import { typed } from '#src/checkout/testing/open-test-checkout.ts';
import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import { stripePayments } from '#src/payments/testing/fake-stripe.ts';

const nowMs = checkoutNow.getTime();
const ends = { payByMs: nowMs + 600_000, heldUntilMs: nowMs + 48 * 3_600_000 };

describe('the page of reserving a vehicle', () => {
  it.each([
    ['a sparse vehicle', pricedVehicle],
    ['a full one', makeFullVehicle({ reserveAmountCents: null })],
  ])('asks who reserves %s, by a form that works without scripts [B1.12] [D.41]', async (_, vehicle) => {
    const { markup, text } = await drawCheckout({ vehicle });
    expect(markup).toContain(`action="/cars/${vehicle.slug}/checkout" method="post"`);
    expect(text).toContain('A deposit of $200 holds this car for 48 hours.');
    for (const label of ['First name', 'Last name', 'Email address', 'Phone number']) expect(text).toContain(label);
    expect(markup).toMatch(/Questions\? Call <a href="tel:\+61755501969">07 5550 1969<\/a>\./);
    expect(text).not.toMatch(/null|undefined|NaN/);
    expect(text).toContain('100% refundable');
  });

  it('says exactly what is paid today and what is left [B9.27]', async () => {
    const vehicle = { ...pricedVehicle, reserveAmountCents: 19_950 };
    const { text } = await drawCheckout({ vehicle });
    expect(text).toContain('Price $28,990');
    expect(text).toContain('Left to pay at handover $28,790.50');
    expect(text).toContain('Pay today $199.50');
  });

  it('keeps what was typed, beside what is wrong with it [D.33]', async () => {
    const problems = [{ field: 'email', message: 'Please enter a valid email address.' }] as const;
    const reservation = kept({ entry: { ...typed, email: 'ann@' }, problems, contact: null });
    const { markup, text } = await drawCheckout({ reservation });
    expect(markup).toContain('role="alert"');
    expect(markup).toMatch(/autofocus/i);
    expect(markup).toContain('href="#reserve-email"');
    const [input = ''] = /<input[^>]*id="reserve-email"[^>]*>/.exec(markup) ?? [];
    expect(input).toContain('value="ann@"');
    expect(input).toContain('aria-describedby="reserve-email-error"');
    expect(text).toContain('Please fix the following errors: Please enter a valid email address.');
  });

  it('takes the deposit once it is known who reserves, and says that no money is taken in a test [B9.27] [D.59]', async () => {
    const { text } = await drawCheckout({ reservation: kept({}) });
    expect(text).toContain('Ann Example, 0412 345 678, ann@example.com');
    expect(text).toContain('Pay $200 and hold the car');
    expect(text).toContain('Test payments: no money is taken.');
    expect(text).toContain('Pay now and we’ll hold it until Sunday 22 November, 11:00 am.');
  });

  it('says what the bank said, asks what the bank asks, and waits for it [D.41]', async () => {
    const reservation = kept({ state: 'paying', paymentRef: 'test_1', ...ends });
    const standing = (needs: 'card' | 'confirmation' | 'bank', decline: string | null = null) =>
      drawCheckout({ reservation, standing: { kind: 'waiting', needs, decline } });
    expect((await standing('card', 'Your bank declined the card.')).text).toContain('Your bank declined the card.');
    expect((await standing('confirmation')).text).toContain('Confirm with your bank');
    expect((await standing('bank')).text).toContain('Waiting for your bank');
    expect((await standing('card')).text).toContain('Held for you until 11:10 am');
  });

  const atStripe = (fields: Partial<StoredReservation>, standing: PaymentStatus | 'unavailable' = card) =>
    drawCheckout({ reservation: kept({ ...ends, ...fields }), standing, payments: stripePayments });
  const card = { kind: 'waiting', needs: 'card', decline: null, clientSecret: 'pi_1_secret_2' } as const;
  const paying = { state: 'paying', paymentRef: 'pi_1' } as const;

  it('asks Stripe for nothing before the vehicle is taken, and says how else to reserve without scripts [B1.12] [B9.27]', async () => {
    const { markup, text } = await atStripe({});
    expect(text).toContain('Continue to payment');
    expect(markup).toContain('<input type="hidden" name="step" value="pay"/>');
    expect(text).toContain('Card payments need JavaScript');
    expect(text).not.toMatch(/Test payments|Card number/);
    expect(markup).not.toContain('pk_test');
  });

  it.each([
    ['a sparse vehicle', pricedVehicle],
    ['a full one', makeFullVehicle({ reserveAmountCents: null })],
  ])('takes the card for %s in Stripe’s own form, none in ours [B9.27] [D.59]', async (_, vehicle) => {
    const reservation = kept({ ...ends, ...paying });
    const { markup, text } = await drawCheckout({ vehicle, reservation, standing: card, payments: stripePayments });
    expect(text).toContain('Pay $200 and hold the car');
    expect(text).toContain('Your card number goes straight to Stripe, never to us.');
    expect(text).toContain('Card payments need JavaScript');
    expect(text).toContain('Held for you until 11:10 am');
    expect(markup).not.toMatch(/card_number|type="text"|sk_test|Test payments/);
  });

  it('says what Stripe said of a card, and goes on at the bank, or looks again [D.41]', async () => {
    expect((await atStripe(paying, { ...card, decline: 'Your card was declined.' })).text).toContain(
      'Your card was declined.',
    );
    const asked = await atStripe(paying, { ...card, needs: 'confirmation' });
    expect(asked.text).toContain('Confirm with your bank');
    expect(asked.text).toContain('Continue to your bank');
    const waiting = await atStripe(paying, { ...card, needs: 'bank' });
    expect(waiting.text).toContain('Waiting for your bank');
    expect(waiting.markup).toContain('href="/cars/a-car/checkout/return"');
  });

  it('keeps the vehicle, and says so, while Stripe cannot be reached [D.41]', async () => {
    const { markup, text } = await atStripe(paying, 'unavailable');
    expect(text).toContain('We can’t show the card form right now');
    expect(markup).toContain('href="/cars/a-car/checkout/return"');
    expect(text).toContain('Cancel and release the car');
  });

  it('goes on by the gateway that a payment was begun at, whatever the site names since [D.59]', async () => {
    const begun = { state: 'paying', paymentRef: 'test_1' } as const;
    expect((await atStripe(begun, { ...card, needs: 'confirmation' })).text).toContain(
      'you’d see your bank’s own page here',
    );
    const reservation = kept({ ...ends, ...paying });
    const payments = { ...stripePayments, gateway: 'test' };
    expect((await drawCheckout({ reservation, standing: card, payments })).text).toContain('goes straight to Stripe');
  });

  it('tells the person who holds it until when, with the way back [B9.28] [B9.29]', async () => {
    const vehicle = { ...pricedVehicle, isReserved: true };
    const { markup, text } = await drawCheckout({
      vehicle,
      reservation: kept({ state: 'held', paymentRef: 'test_1', ...ends }),
    });
    expect(text).toContain('The car is reserved for you We’re holding it for you until Sunday 22 November, 11:00 am.');
    expect(text).toContain('Held until Sunday 22 November, 11:00 am Nobody else can buy this car until then.');
    expect(text).toContain('Cancel and get $200 back');
    expect(markup).toContain('role="status"');
  });

  it.each([
    ['dearer', 3_099_000, 'Drive Away', 'Price when you reserved, Drive Away $28,990', '$28,790'],
    ['cheaper', 2_799_000, 'Drive Away', 'Price, Drive Away $27,990', '$27,790'],
    ['priced otherwise', 2_699_000, 'Excl. Govt. Charges', 'Price when you reserved, Drive Away $28,990', '$28,790'],
    ['without a price', null, null, 'Price when you reserved, Drive Away $28,990', '$28,790'],
  ])(
    'keeps the price at which it was reserved of a car that is %s by now, and takes the lower [B9.27] [D.41]',
    async (_, priceCents, priceType, price, left) => {
      for (const state of ['paying', 'held'] as const) {
        const reservation = kept({ state, ...ends, price: { cents: 2_899_000, type: 'Drive Away' } });
        const { text } = await drawCheckout({ reservation, vehicle: { ...pricedVehicle, priceCents, priceType } });
        expect(text).toContain(price);
        expect(text).toContain(`Left to pay at handover ${left}`);
      }
    },
  );

  it('offers nothing to anybody else while it is held, and says so [B2.27]', async () => {
    const { markup, text } = await drawCheckout({ vehicle: { ...pricedVehicle, isReserved: true } });
    expect(text).toContain('This car can’t be reserved');
    expect(markup).not.toContain('<form');
    expect(text).not.toContain('$200');
  });

  it('leads from a deposit that is paid to buying with it, and to the purchase it became [B2.03]', async () => {
    const vehicle = { ...pricedVehicle, isReserved: true };
    const purchase = { isEnabled: true };
    const held = { state: 'held', capturedCents: 20_000, ...ends } as const;
    const ready = await drawCheckout({ vehicle, purchase, reservation: kept(held) });
    expect(ready.text).toContain('Ready to buy?');
    expect(ready.markup).toContain('href="/checkout-journey?car_id=a-car"');
    const bought = await drawCheckout({ vehicle, purchase, reservation: kept({ ...held, isPurchase: true }) });
    expect(bought.text).toContain('You’re buying it online');
    for (const drawn of [{ reservation: kept(held) }, { opened: kept(held), purchase }]) {
      expect((await drawCheckout({ vehicle, ...drawn })).markup).not.toContain('/checkout-journey');
    }
  });

  it.each(['refunding', 'refunded', 'lapsing'] as const)(
    'says where the money is when it is %s [B9.29]',
    async (state) => {
      const { text } = await drawCheckout({ reservation: kept({ state, capturedCents: 20_000, ...ends }) });
      expect(text).toMatch(/(full \$200 refund is on its way|refunded the full \$200|refund the \$200) to your card/);
      expect(text).toContain('The car is no longer reserved for you');
      expect(text).toContain('Reserve again');
    },
  );

  it.each(['refunding', 'refunded'] as const)(
    'says how much came in when it is %s, not what was asked for [B9.29]',
    async (state) => {
      const { text } = await drawCheckout({ reservation: kept({ state, capturedCents: 1, ...ends }) });
      expect(text).toMatch(/(full \$0\.01 refund is on its way|refunded the full \$0\.01) to your card/);
      expect(text).not.toMatch(/full \$200/);
    },
  );

  it.each([
    ['late', 'Another shopper is reserving this car right now. You haven’t been charged.'],
    [
      'changed',
      'The price or deposit for this car has changed. You’re seeing the new figures, and the deposit is $200.',
    ],
    ['tooMany', 'You already have two payments in progress.'],
    ['failed', 'We couldn’t start the payment. You haven’t been charged.'],
  ] as const)('explains the answer %s, and says when nothing was charged [B1.12]', async (answer, words) => {
    const { text } = await drawCheckout({ reservation: kept({}), question: { answer } });
    expect(text).toContain(words);
  });

  it('asks for agreement to the terms where the site has some [D.41]', async () => {
    expect((await drawCheckout({ checkout: { termsPath: '/terms' } })).markup).toContain('<a href="/terms">');
    expect((await drawCheckout({})).text).not.toContain('reservation terms');
  });

  it('is not there under the other name, for another site’s vehicle, or where nothing is reserved [B2.02] [D.26]', async () => {
    await expect(drawCheckout({ question: { path: 'buy-online' } })).rejects.toMatchObject({ code: 'notFound' });
    await expect(drawCheckout({ question: { slug: 'another' } })).rejects.toMatchObject({ code: 'notFound' });
    await expect(drawCheckout({ checkout: { path: 'none' } })).rejects.toMatchObject({ code: 'notFound' });
  });
});

import { describe, expect, it } from 'vitest';
import { checkoutNow, pricedVehicle } from '#src/app/storefront/testing/draw-checkout.tsx';
import { drawPurchase } from '#src/app/storefront/testing/draw-purchase.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeStoredReservation } from '#src/app/storefront/testing/make-stored-reservation.ts';
import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import { calculateFigures } from '#src/purchase/rules/calculate-figures.ts';
import { wholeAnswers } from '#src/purchase/testing/whole-answers.ts';

const nowMs = checkoutNow.getTime();

const reserved = (fields: Partial<StoredReservation>): StoredReservation =>
  makeStoredReservation({
    paymentRef: 'p',
    payByMs: nowMs + 600_000,
    heldUntilMs: nowMs + 48 * 3_600_000,
    contact: null,
    ...fields,
  });

const figures = calculateFigures({
  priceCents: 2_000_000,
  deliveryCents: null,
  tradeInCents: 0,
  depositCents: 20_000,
  financedCents: 0,
});
const ordered = {
  reservationUuid: 'r',
  agreement: figures && { figures, credit: null, priceType: null, agreedAtMs: nowMs },
};

describe('the page of buying online', () => {
  it('shows what was agreed while the deposit holds the vehicle, whatever the stock says since [B9.28] [B9.29] [D.41]', async () => {
    const vehicle = { ...pricedVehicle, isReserved: true };
    const reservation = reserved({ state: 'held', capturedCents: 20_000 });
    const { text, markup } = await drawPurchase({ vehicle, answers: wholeAnswers, kept: ordered, reservation });
    expect(text).toContain('Done. We’re holding the car for you');
    expect(text).toContain('nobody else can buy the car before Sunday 22 November, 11:00 am');
    expect(text).toContain('Price $20,000 Delivery To be quoted Deposit −$200 Due at handover $19,800');
    expect(text).toContain('Cancel and get $200 back');
    expect(text).not.toContain('Change Your details');
    expect(markup).toContain('role="status"');
    expect(markup).toContain('href="/checkout-journey/order.pdf?car_id=a-car"');
    expect(markup).toContain('href="/checkout-journey/receipt.pdf?car_id=a-car"');
  });

  it('goes on with a deposit that is under way, and leaves it [D.41]', async () => {
    const drawn = { answers: wholeAnswers, kept: ordered, reservation: reserved({ state: 'paying' }) } as const;
    const { text, markup } = await drawPurchase({ ...drawn, vehicle: { ...pricedVehicle, isReserved: true } });
    expect(text).toContain('Held for you until 11:10 am');
    expect(text).toContain('Cancel and release the car');
    expect(markup).toContain('action="/checkout-journey?car_id=a-car"');
  });

  it.each([
    ['refunding', 'We’re no longer holding the car for you Your full $200 refund is on its way to your card.'],
    ['refunded', 'We’ve refunded the full $200 to your card. It can take a few days to appear.'],
    [
      'lapsing',
      'We’re no longer holding the car for you If you’re charged, we’ll refund the $200 to your card automatically.',
    ],
  ] as const)(
    'says where the money is when it is %s, and begins again with what was said [B9.29]',
    async (state, words) => {
      const drawn = { answers: wholeAnswers, kept: ordered, reservation: reserved({ state }) } as const;
      const { text } = await drawPurchase(drawn);
      expect(text).toContain(words);
      expect(text).not.toContain('100% refundable');
      expect(text).toContain('Start again');
      const again = await drawPurchase({ ...drawn, question: { asked: 'deposit' } });
      expect(again.text).toContain('Price $28,990');
      expect(again.text).toContain('Pay $200 and hold the car');
    },
  );

  it('stays with its shopper when a feed drops the vehicle, and is nobody else’s page then [B4.16] [B9.29]', async () => {
    const vehicle = { ...pricedVehicle, isReserved: true, isShownOnWebsite: false };
    const drawn = { vehicle, answers: wholeAnswers, kept: ordered } as const;
    const held = await drawPurchase({ ...drawn, reservation: reserved({ state: 'held', capturedCents: 20_000 }) });
    expect(held.text).toContain('Cancel and get $200 back');
    expect(held.text).toContain('Back to search');
    expect(held.markup).not.toContain(`href="/cars/${vehicle.slug}"`);
    const over = await drawPurchase({
      ...drawn,
      vehicle: { ...vehicle, isReserved: false },
      reservation: reserved({ state: 'refunded' }),
    });
    expect(over.text).toContain('We’re no longer holding the car for you');
    expect(over.text).not.toContain('Start again');
    for (const state of ['open', 'closed'] as const) {
      await expect(drawPurchase({ ...drawn, reservation: reserved({ state }) })).rejects.toMatchObject({
        code: 'notFound',
      });
    }
  });

  it('says where the deposit of a sold vehicle is, and what a bank did not take back [B9.29]', async () => {
    const draw = async (fields: Partial<StoredReservation>) =>
      (await drawPurchase({ answers: wholeAnswers, kept: ordered, reservation: reserved(fields) })).text;
    const sold = { state: 'sold', capturedCents: 20_000 } as const;
    expect(await draw(sold)).toContain('The car is yours Your $200 deposit came off the price.');
    expect(await draw(sold)).not.toMatch(/your card|refund/i);
    expect(await draw({ ...sold, refundedCents: 20_000 })).toContain(
      'We refunded your $200 deposit to your card, so it didn’t come off the price.',
    );
    const refused = await draw({ ...sold, failedRefunds: 1 });
    expect(refused).toContain('The car is yours We couldn’t refund your $200 deposit to your card.');
    expect(refused).not.toContain('came off');
    const settled = await draw({ state: 'refunded', capturedCents: 20_000, refundedCents: 20_000, failedRefunds: 1 });
    expect(settled).toContain('We’re no longer holding the car for you We’ve paid you back the full $200.');
    expect(settled).not.toContain('your card');
    const owed = await draw({ state: 'owed', capturedCents: 20_000 });
    expect(owed).toContain('We couldn’t refund your $200 to your card. The money is still yours');
  });

  it('offers nothing to anybody else, nor a second deposit to the person who reserved it [B2.27]', async () => {
    const vehicle = { ...pricedVehicle, isReserved: true };
    const other = await drawPurchase({ vehicle, answers: wholeAnswers });
    expect(other.text).toContain('This car can’t be bought online');
    expect(other.markup).not.toContain('<form');
    expect(other.text).not.toContain('$200');
    const own = await drawPurchase({ vehicle, reservation: reserved({ state: 'paying' }) });
    expect(own.text).toContain('You’ve reserved this car');
    expect(own.markup).toContain('href="/cars/a-car/checkout"');
  });

  describe('of a car that its shopper reserved', () => {
    const { contact: _, ...asked } = wholeAnswers;
    const price = { cents: 2_799_000, type: 'Drive Away' };
    const held = reserved({ state: 'held', capturedCents: 20_000, price, contact: {} as never });
    const drawHeld = (given: Parameters<typeof drawPurchase>[0] = {}) =>
      drawPurchase({
        vehicle: { ...pricedVehicle, isReserved: true, priceType: 'Drive Away' },
        reservation: held,
        ...given,
      });

    it.each([
      ['a sparse vehicle', pricedVehicle],
      ['a full one', makeFullVehicle({ reserveAmountCents: null })],
    ])('asks all but who they are about %s, whose deposit counts [B2.03] [D.41]', async (_car, vehicle) => {
      const { markup, text } = await drawHeld({ vehicle: { ...vehicle, isReserved: true } });
      expect(text).toContain('The $200 you paid to reserve this car comes off the price.');
      expect(text).toContain('Your details Ann Example, 0412 345 678, ann@example.com Pick-up or delivery?');
      expect(text).toContain('Details (done) Handover Trade-in Payment Confirm');
      expect(text).toContain('See the cost for your postcode before you confirm');
      expect(text).not.toMatch(/Deposit Pick-up|before you pay/);
      expect(markup).not.toMatch(/step=contact|name="email"|card_number/);
      const again = await drawHeld({ question: { asked: 'contact' } });
      expect(again.markup).not.toContain('name="email"');
      expect(text).not.toMatch(/null|undefined|NaN/);
    });

    it('says that finance is applied for after the purchase is confirmed, not after a deposit [D.41]', async () => {
      const { funds: _, ...before } = asked;
      expect((await drawHeld({ answers: before })).text).toContain('See an estimate now and apply after you confirm');
      const { funds: __, ...unpaid } = wholeAnswers;
      expect((await drawPurchase({ answers: unpaid as never })).text).toContain(
        'See an estimate now and apply after you pay the deposit',
      );
    });

    it('ends with what is left to pay, at the price it was reserved at, by a form that takes no card [B2.03] [B9.27] [D.41]', async () => {
      const { markup, text } = await drawHeld({ answers: asked });
      expect(text).toContain(
        'Price, Drive Away $27,990 Delivery $95.50 Deposit −$200 Financed −$15,000 Due at handover $12,885.50',
      );
      expect(text).toContain('Your $200 deposit is paid');
      expect(text).toContain('Held until Sunday 22 November, 11:00 am Nobody else can buy this car until then.');
      expect(markup).toContain('shown=4-2799000-9550-0-20000-1500000"');
      expect(markup).toContain('<input type="hidden" name="step" value="convert"/>');
      expect(markup).not.toContain('card_number');
    });

    it.each([
      ['its time is over', { heldUntilMs: nowMs }],
      ['it is a purchase already', { isPurchase: true }],
    ])('counts no deposit once %s [B9.28]', async (_why, fields) => {
      const { text } = await drawHeld({ answers: asked, reservation: { ...held, ...fields } });
      expect(text).not.toContain('comes off the price');
      expect(text).toContain('You’ve reserved this car');
    });
  });
});

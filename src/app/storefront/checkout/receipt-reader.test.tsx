import { describe, expect, it } from 'vitest';
import { checkoutNow, drawCheckout, pricedVehicle } from '#src/app/storefront/testing/draw-checkout.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeStoredReservation as kept } from '#src/app/storefront/testing/make-stored-reservation.ts';

const nowMs = checkoutNow.getTime();
const ends = { payByMs: nowMs + 600_000, heldUntilMs: nowMs + 48 * 3_600_000 };

describe('the page of reserving a vehicle', () => {
  it.each([
    ['a sparse vehicle', pricedVehicle],
    ['a full one', makeFullVehicle({ reserveAmountCents: null })],
  ])(
    'shows how it stands to a reader of the receipt of %s, who can do nothing and learns nothing of who reserved [B9.29] [D.26]',
    async (_, vehicle) => {
      const opened = kept({
        state: 'held',
        paymentRef: 'test_1',
        capturedCents: 20_000,
        vehicleId: vehicle.id,
        ...ends,
      });
      const { markup, text } = await drawCheckout({ vehicle: { ...vehicle, isReserved: true }, opened });
      expect(text).toContain(
        'The car is reserved for you We’re holding it for you until Sunday 22 November, 11:00 am.',
      );
      expect(text).toContain('Your $200 deposit is paid, and we’ll call you to arrange the rest.');
      expect(text).toContain('Opened from your receipt To cancel the reservation or buy the car online, sign in');
      expect(markup).toContain(
        `href="/sign-in?type=checkout&amp;redirect=%2Fcars%2F${vehicle.slug}%2Fcheckout&amp;back=%2Fcars%2F${vehicle.slug}%2Fcheckout"`,
      );
      expect(markup).not.toMatch(/<form|Ann|ann@example|0412/);
    },
  );

  it.each([
    ['over', { state: 'refunded' } as const, 'We’ve refunded the full $200 to your card.'],
    ['sold', { state: 'sold' } as const, 'The car is yours'],
  ])('says to a reader of the receipt that it is %s [B9.29]', async (_, fields, words) => {
    const opened = kept({ ...fields, capturedCents: 20_000, ...ends });
    const { markup, text } = await drawCheckout({ opened });
    expect(text).toContain(words);
    expect(text).not.toContain('100% refundable');
    expect(markup).not.toMatch(/<form|Ann|ann@example/);
  });

  it.each([
    ['part of the price', { state: 'sold' } as const, 'Your $200 deposit came off the price.'],
    ['paid back another way', { state: 'refunded', failedRefunds: 1 } as const, 'We’ve paid you back the full $200.'],
  ])('never says that a settled deposit went to the card: %s [B9.29]', async (_, fields, words) => {
    const { text } = await drawCheckout({ opened: kept({ ...fields, capturedCents: 20_000, ...ends }) });
    expect(text).toContain(words);
    expect(text).not.toMatch(/your card|refund/i);
  });

  it('shows a receipt’s reader what they reserve themselves once that is over, and nothing of another vehicle’s [D.26] [D.41]', async () => {
    const opened = kept({ state: 'refunded', capturedCents: 20_000, reservationUuid: 'other', ...ends });
    expect((await drawCheckout({ opened, reservation: kept({}) })).text).toContain('Pay $200 and hold the car');
    expect((await drawCheckout({ opened, question: { isAgain: true } })).markup).toContain('name="email"');
    for (const strange of [{ vehicleId: 2 }, { capturedCents: 0 }]) {
      const held = kept({ state: 'held', capturedCents: 20_000, ...ends, ...strange });
      expect((await drawCheckout({ opened: held })).text).toContain('Reserve this car online');
    }
  });

  it('tells the buyer on another device how to reach their deposit, and claims nothing of their money [B9.29] [D.28]', async () => {
    const vehicle = { ...pricedVehicle, isReserved: true };
    const { markup, text } = await drawCheckout({ vehicle });
    expect(text).toContain('Did you pay the deposit? Open the link in your receipt, or sign in with the mobile number');
    expect(markup).toContain('href="/sign-in?type=checkout&amp;redirect=%2Fcars%2Fa-car%2Fcheckout');
    expect(text).not.toMatch(/Somebody else|Nothing has been charged/);
    const signedIn = await drawCheckout({ vehicle, question: { isSignedIn: true } });
    expect(signedIn.text).toContain('You may have given us a different number.');
    expect(signedIn.markup).not.toContain('/sign-in');
    const free = await drawCheckout({ vehicle: { ...pricedVehicle, status: 'coming_soon' } });
    expect(free.text).not.toContain('Did you pay');
    const expired = await drawCheckout({ vehicle, question: { answer: 'link' } });
    expect(expired.text).toContain('This link has expired or is incomplete.');
  });
});

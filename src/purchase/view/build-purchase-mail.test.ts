import { expect, it } from 'vitest';
import { buildReservationMail } from '#src/checkout/view/build-reservation-mail.ts';
import { buildPurchaseMail } from './build-purchase-mail.ts';

const url = 'https://www.b.example';
const custom = { Handover: 'Pick-up from us', 'Due at handover': '$28,790' };

const say = (shopperName: string | null, isOver: boolean, isOwed = false): string => {
  const mail = buildReservationMail({
    amountCents: 20_000,
    depositCents: 20_000,
    price: null,
    heldUntilMs: Date.parse('2026-11-22T01:00:00Z'),
    paymentRef: 'test_1',
    isOver,
    isOwed,
    deposit: { state: 'held', refundedCents: 0, failedRefunds: 0 },
    shopperName,
    timeZone: 'Australia/Brisbane',
    title: '2021 Mazda CX-5',
    href: `${url}/cars/x/checkout/receipt?token=t`,
  });
  const vehicle = { title: '2021 Mazda CX-5', slug: 'x' };
  return JSON.stringify(buildPurchaseMail(mail, { vehicle, custom, shopperName, isOver, isOwed }));
};

it('is the shopper’s receipt with every figure and a link to the purchase [B2.03] [B9.27] [D.41]', () => {
  const mail = say(null, false);
  for (const words of [
    'Receipt: $200 deposit for the 2021 Mazda CX-5',
    'Your online purchase',
    '"Due at handover","text":"$28,790"',
    `"label":"Your purchase","text":"View your purchase","href":"${url}/cars/x/checkout/receipt?token=t"`,
  ]) {
    expect(mail).toContain(words);
  }
  expect(mail).not.toContain('Your reservation');
});

it('tells the dealer who bought online, without the shopper’s own link; the lead says the rest [B2.03] [D.41]', () => {
  const mail = say('Ann Example', false);
  expect(mail).toContain('Bought online: 2021 Mazda CX-5, Ann Example');
  expect(mail).not.toMatch(/checkout|Due at handover/);
});

it('tells the dealer that a refund failed, in the words used for any deposit [B9.29]', () => {
  const mail = say('Ann Example', false, true);
  expect(mail).toContain('Refund failed: $200 to Ann Example, 2021 Mazda CX-5');
  expect(mail).not.toContain('Bought online');
});

it('says that the deposit is refunded in full once the purchase is over [B9.29]', () => {
  expect(say(null, true)).toContain('We’re refunding the full $200 to the card');
  expect(say(null, true)).not.toMatch(/Due at handover|Your purchase/);
  expect(say(null, true)).toContain('"label":"Your order","text":"View your cancelled order"');
});

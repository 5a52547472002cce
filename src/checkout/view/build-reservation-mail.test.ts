import { expect, it } from 'vitest';
import { buildReservationMail } from './build-reservation-mail.ts';

const facts = {
  amountCents: 19_950,
  depositCents: 19_950,
  heldUntilMs: Date.parse('2026-11-22T01:00:00Z'),
  paymentRef: 'test_1',
  timeZone: 'Australia/Brisbane',
  title: '2021 Mazda CX-5',
  href: 'https://www.b.example/cars/x/checkout',
  price: { cents: 2_899_000, type: 'Drive Away' },
  shopperName: null,
  isOver: false,
  isOwed: false,
  deposit: { state: 'held', refundedCents: 0, failedRefunds: 0 },
} as const;
const say = (given: object) => JSON.stringify(buildReservationMail({ ...facts, ...given }));

it('is a receipt with amount, price, payment and end of the hold [B9.27] [B9.28]', () => {
  const mail = buildReservationMail(facts);
  expect(mail.words.subject).toBe('Receipt: $199.50 deposit for the 2021 Mazda CX-5');
  expect(mail.rows).toEqual([
    { label: 'Deposit paid', text: '$199.50', href: null },
    { label: 'Price, Drive Away', text: '$28,990', href: null },
    { label: 'Held until', text: 'Sunday 22 November, 11:00 am', href: null },
    { label: 'Payment ID', text: 'test_1', href: null },
    { label: 'Your reservation', text: 'View your reservation', href: facts.href },
  ]);
});

it('says what happened to the deposit of a settled reservation, never that it goes back to the card [B9.29]', () => {
  const sold = say({ deposit: { state: 'sold', refundedCents: 0, failedRefunds: 0 } });
  expect(sold).toContain('Your $199.50 deposit came off the price.');
  const owed = say({ isOver: true, deposit: { state: 'owed', refundedCents: 0, failedRefunds: 1 } });
  expect(owed).toContain('The money is still yours, so we’ll call you and pay it back another way.');
  const settled = say({ isOver: true, deposit: { state: 'refunded', refundedCents: 19_950, failedRefunds: 1 } });
  expect(settled).toContain('The 2021 Mazda CX-5 is no longer reserved for you. We’ve paid you back the full $199.50.');
  for (const mail of [sold, settled]) expect(mail).not.toMatch(/to (your|the) card|on its way/);
});

it('leaves out the price of a vehicle without one', () => {
  expect(say({ price: null })).not.toContain('Price');
});

it('tells the dealer who reserved, without the shopper’s own link', () => {
  const mail = say({ shopperName: 'Ann Example' });
  expect(mail).toContain('Reserved online: 2021 Mazda CX-5, Ann Example');
  expect(mail).toContain('"Price, Drive Away","text":"$28,990"');
  expect(mail).not.toContain(facts.href);
});

it('tells the dealer which refund the bank refused, for which payment, and what to do [B9.29]', () => {
  const mail = say({ isOwed: true, shopperName: 'Ann Example' });
  expect(mail).toContain('Refund failed: $199.50 to Ann Example, 2021 Mazda CX-5');
  expect(mail).toContain('in the account that took payment test_1');
  expect(mail).toContain('"Refund owed","text":"$199.50"');
  expect(mail).not.toMatch(/Held until|Price/);
});

it('says that the deposit is refunded in full once the reservation is over or paid too late [B9.29]', () => {
  expect(say({ isOver: true })).toContain('We’re refunding the full $199.50 to the card');
  expect(say({ isOver: true, shopperName: 'Ann' })).toContain(
    'Ann’s reservation has ended, so the 2021 Mazda CX-5 is for sale again',
  );
  expect(say({ isOver: true, heldUntilMs: null })).toContain('arrived after we’d stopped holding it for you');
});

it('says that the amount was wrong when a payment is refunded for that [B9.27]', () => {
  const mail = say({ isOver: true, heldUntilMs: null, amountCents: 10_000 });
  expect(mail).toContain(
    'We couldn’t reserve the 2021 Mazda CX-5: you paid $100, but the deposit is $199.50. We’re refunding the full $100',
  );
  expect(mail).not.toContain('arrived after');
});

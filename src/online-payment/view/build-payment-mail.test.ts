import { describe, expect, it } from 'vitest';
import { buildPaymentMail, type PaymentMailFacts } from './build-payment-mail.ts';

const facts: PaymentMailFacts = {
  reference: 'INV-204',
  purpose: 'Balance of contract 204',
  amountCents: 125_000,
  payee: 'Wattle Motors Pty Ltd',
  paymentRef: 'test_1',
  paidAtMs: Date.UTC(2026, 10, 20, 1),
  timeZone: 'Australia/Brisbane',
  shopperName: null,
  isOver: false,
  isOwed: false,
  href: 'https://www.wattle.example/online-payment?token=x',
};

describe('the mail about a payment', () => {
  it('is a receipt that names the amount, the payee and the reference [L2.16]', () => {
    const { words, rows } = buildPaymentMail(facts);
    expect(words).toEqual({
      subject: 'Receipt: $1,250.00 paid to Wattle Motors Pty Ltd',
      preview: 'Reference INV-204.',
      heading: 'Thanks, we’ve received $1,250.00',
      paragraphs: ['Please keep this email as your receipt. This is not a tax invoice.'],
    });
    expect(rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'To: Wattle Motors Pty Ltd',
      'For: Balance of contract 204',
      'Reference: INV-204',
      'Amount: $1,250.00',
      'Paid on: 20 November 2026',
      'Payment ID: test_1',
      'Your payment: View your payment',
    ]);
  });

  it('tells the dealer who paid, without a link to the page of the payer [L2.16]', () => {
    const { words, rows } = buildPaymentMail({ ...facts, shopperName: 'Ann Example' });
    expect(words.subject).toBe('Paid online: $1,250.00, INV-204, Ann Example');
    expect(words.paragraphs).toEqual(['Ann Example paid $1,250.00 online.']);
    expect(rows.map(({ label }) => label)).not.toContain('Your payment');
  });

  it('tells both sides about the refund [L2.16]', () => {
    expect(buildPaymentMail({ ...facts, isOver: true }).words.subject).toBe(
      'Refund: $1,250.00 from Wattle Motors Pty Ltd',
    );
    const ofDealer = buildPaymentMail({ ...facts, isOver: true, shopperName: 'Ann Example' }).words;
    expect(ofDealer).toMatchObject({
      subject: 'Refund: $1,250.00, INV-204, Ann Example',
      preview: 'The $1,250.00 refund is on its way.',
    });
  });

  it('tells the dealer which refund the bank refused, for which payment, and what to do [L2.16]', () => {
    const { words, rows } = buildPaymentMail({ ...facts, isOwed: true, shopperName: 'Ann Example' });
    expect(words).toEqual({
      subject: 'Refund failed: $1,250.00 to Ann Example, INV-204',
      preview: 'Ann Example is still waiting for $1,250.00.',
      heading: '$1,250.00 didn’t reach Ann Example',
      paragraphs: [
        'Ann Example’s bank rejected the refund of $1,250.00 for INV-204. The card may have been closed. The money is back in the account that took payment test_1.',
        'Please call Ann Example and refund the money another way. Then record it on the desk, where you can also try the card again. If you don’t use the desk, forward this email to the people who run your website.',
      ],
    });
    expect(rows.map(({ label }) => label)).not.toContain('Your payment');
  });
});

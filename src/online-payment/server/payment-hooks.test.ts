import { expect, it } from 'vitest';
import { makePaymentRequest } from '../testing/make-payment-request.ts';
import { createPaymentMails } from './payment-hooks.ts';
import type { RequestFinder } from './request-store.ts';

const site = {
  slug: 'wattle',
  name: 'Wattle',
  url: 'https://www.wattle.example',
  timeZone: 'Australia/Brisbane',
  legal: { entity: 'Wattle Motors Pty Ltd' },
};

const writeTo = (shopperName: string | null, isOver: boolean, isOwed = false) => {
  const request = {
    ...makePaymentRequest({ capturedCents: 1, paymentRef: 'test_1', state: 'refunding' }),
    reference: 'INV-204',
    purpose: 'Balance',
    code: 'K7QF',
    paidAt: '2026-11-20T01:00:00Z',
  };
  const finder = { findOfLead: async () => request } as unknown as RequestFinder;
  return createPaymentMails(finder)(site, { leadUuid: 'lead', shopperName, isOver, isOwed });
};

it('refunds the amount that was paid, which can differ from the amount requested [L2.16]', async () => {
  const own = await writeTo(null, true);
  expect(own?.words.heading).toBe('Your $0.01 refund is on its way');
  expect(own?.rows).toContainEqual({ label: 'Amount', text: '$0.01', href: null });
  expect((await writeTo('Ann Example', true))?.words.preview).toBe('The $0.01 refund is on its way.');
  expect((await writeTo('Ann Example', false, true))?.words.preview).toBe('Ann Example is still waiting for $0.01.');
});

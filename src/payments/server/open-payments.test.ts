import { expect, it, vi } from 'vitest';
import { stripePayments } from '../testing/fake-stripe.ts';
import { createSiteGateway } from './open-payments.ts';

const makeGateway = () => ({
  create: vi.fn(),
  find: vi.fn(),
  cancel: vi.fn(),
  refund: vi.fn(),
  pay: vi.fn(),
  confirm: vi.fn(),
});

const sites = new Map([
  ['tests', { slug: 'tests', config: { payments: { gateway: 'test' as const, stripe: null } } }],
  ['pays', { slug: 'pays', config: { payments: stripePayments } }],
]);

const payment = { purpose: 'reservation', key: 'k', amountCents: 1, description: '' };

it('uses the site’s gateway for new payments, and the original gateway for existing ones [D.59]', async () => {
  const [test, stripe] = [makeGateway(), makeGateway()];
  const gateway = createSiteGateway({ siteOf: (slug) => sites.get(slug), test, stripe });
  await gateway.create({ siteSlug: 'tests', ...payment });
  expect([test.create.mock.calls.length, stripe.create.mock.calls.length]).toEqual([1, 0]);
  await gateway.create({ siteSlug: 'pays', ...payment });
  expect([test.create.mock.calls.length, stripe.create.mock.calls.length]).toEqual([1, 1]);
  for (const act of ['find', 'cancel', 'refund'] as const) {
    await gateway[act]({ siteSlug: 'pays', ref: 'test_1' });
    expect([test[act].mock.calls.length, stripe[act].mock.calls.length]).toEqual([1, 0]);
    await gateway[act]({ siteSlug: 'tests', ref: 'pi_1' });
    expect([test[act].mock.calls.length, stripe[act].mock.calls.length]).toEqual([1, 1]);
  }
});

it('passes card numbers to the test gateway only [B9.27] [D.59]', async () => {
  const [test, stripe] = [makeGateway(), makeGateway()];
  const gateway = createSiteGateway({ siteOf: (slug) => sites.get(slug), test, stripe });
  await gateway.pay({ siteSlug: 'pays', ref: 'pi_1' }, '4242');
  await gateway.confirm({ siteSlug: 'pays', ref: 'pi_1' }, true);
  expect([test.pay, test.confirm, stripe.pay, stripe.confirm].every(({ mock }) => mock.calls.length === 0)).toBe(true);
  await gateway.pay({ siteSlug: 'pays', ref: 'test_1' }, '4242');
  expect(test.pay).toHaveBeenCalledOnce();
});

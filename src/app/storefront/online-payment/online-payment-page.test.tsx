import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Visitor } from '#src/account/rules/visitor.ts';
import { type PageContext, pageContext } from '#src/app/storefront/page-context.server.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { StoredRequest } from '#src/online-payment/server/request-payable.ts';
import { makePaymentRequest } from '#src/online-payment/testing/make-payment-request.ts';
import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import { stripePayments } from '#src/payments/testing/fake-stripe.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { createOnlinePaymentPageLoader } from './load-online-payment-page.server.ts';
import { OnlinePaymentPage } from './online-payment-page.tsx';
import { loader } from './online-payment-route.tsx';

const code = '2222-2222-2222-2223';
const linked = `?token=${code}`;
const signedIn: Visitor = { visitorUuid: 'v', phone: '+61412345678' };

const kept = (fields: Partial<StoredRequest> = {}): StoredRequest =>
  ({
    ...makePaymentRequest({ validUntilMs: Date.parse('2026-12-03T14:00:00Z') }),
    siteSlug: 'wattle',
    requestUuid: 'r',
    code,
    reference: 'INV-204',
    purpose: 'Balance of contract 204',
    lastName: 'Example',
    email: 'ann@example.com',
    paidAt: null,
    ...fields,
  }) as StoredRequest;

interface Asked {
  readonly typed?: { readonly code: string; readonly lastName: string };
  readonly query?: string;
  readonly request?: StoredRequest;
  readonly standing?: PaymentStatus;
  readonly visitor?: Visitor | null;
  readonly gate?: 'open' | 'signIn';
  readonly isEnabled?: boolean;
  readonly payments?: object;
  readonly now?: string;
}

const onOutside = vi.fn();

const load = (asked: Asked = {}) => {
  const { query = linked, request = kept(), visitor = null, gate = 'open', isEnabled = true, payments = {} } = asked;
  const test = makeTestContext({ onlinePayment: { isEnabled }, account: { gates: { onlinePayment: gate } }, payments });
  const site = { ...test.site, configVersion: '1' };
  const standing = asked.standing ?? { kind: 'waiting', decline: null, needs: 'card' };
  const service = createOnlinePaymentPageLoader({
    requests: { findByCode: async (_slug, of) => (of === code ? request : undefined) },
    gateway: { find: async () => ({ kind: 'answered', value: standing }) },
  });
  const now = new Date(asked.now ?? '2026-11-20T01:00:00Z');
  const context = new RouterContextProvider();
  const queries = { loadOnlinePayment: (question: never) => service.load(site, question, now) };
  const visit = { visitor, sessionUuid: 's', cameFrom: '/contact' };
  const formAnswer = asked.typed === undefined ? null : {};
  context.set(pageContext, {
    site,
    queries,
    visit,
    formAnswer,
    onOutside,
    onPartial: () => undefined,
  } as never as PageContext);
  const url = new URL(`/online-payment${query}`, site.url);
  return { loaded: loader({ context, url } as never), test };
};

const draw = async (asked: Asked = {}) => {
  const { loaded, test } = load(asked);
  const { view } = await loaded;
  const markup = drawOnSite(<OnlinePaymentPage view={view} typed={asked.typed ?? null} />, test);
  return { markup, text: readText(markup) };
};
const follow = async (asked: Asked) => load(asked).loaded.catch((thrown: unknown) => thrown);

describe('the page of paying online', () => {
  it('asks for code and last name, by a form that works without scripts [L2.16]', async () => {
    const { markup, text } = await draw({ query: '' });
    expect(markup).toContain('action="/online-payment" method="post"');
    expect(text).toContain('Payment code');
    expect(text).toContain('Last name');
    expect(text).not.toMatch(/INV-204|\$/);
    expect(markup).not.toContain('role="alert"');
  });

  it('says the same of every code and name that it does not know, keeps what was typed, and takes the focus there [L2.16] [D.26]', async () => {
    const typed = { code: 'k7qf 3xw9', lastName: 'O"Neil' };
    const { markup, text } = await draw({ query: '', typed });
    expect(markup).toContain('value="k7qf 3xw9"');
    expect(markup).toContain('value="O&quot;Neil"');
    expect(text).toContain('We can’t find a payment with that code and last name.');
    expect(markup).toMatch(/role="alert" tabindex="-1" autofocus/i);
  });

  it('shows payee, purpose, reference and amount before it is paid, and that a test takes no money [L2.16] [D.59]', async () => {
    const { markup, text } = await draw();
    expect(text).toContain('To The Dealer Pty Ltd');
    expect(text).toContain('For Balance of contract 204');
    expect(text).toContain('Reference INV-204');
    expect(text).toContain('Amount $1,250.00');
    expect(text).toContain('You can pay until 3 December 2026.');
    expect(text).toContain('Test payments: no money is taken.');
    expect(text).toContain('Pay $1,250.00');
    expect(markup).not.toMatch(/name="amount|ann@example\.com|null|undefined|NaN/);
  });

  it('says what the bank said, asks what the bank asks, and waits for it [L2.16]', async () => {
    const request = kept({ state: 'paying', paymentRef: 'test_r', decline: 'Your bank declined the card.' });
    const standing = (needs: 'card' | 'confirmation' | 'bank') => ({ kind: 'waiting', needs, decline: null }) as const;
    expect((await draw({ request, standing: standing('card') })).text).toContain('Your bank declined the card.');
    expect((await draw({ request, standing: standing('confirmation') })).text).toContain('Are you paying $1,250.00?');
    const waiting = await draw({ request, standing: standing('bank') });
    expect(waiting.text).toContain('Your bank hasn’t responded yet.');
    expect(waiting.markup).toContain(`href="/online-payment/return?token=${code}"`);
    const failed = await draw({ query: `${linked}&answer=failed` });
    expect(failed.text).toContain('We couldn’t start the payment. You haven’t been charged.');
  });

  it('is the receipt once it is paid, without a form [L2.16]', async () => {
    const request = kept({ state: 'paid', paymentRef: 'test_r', paidAt: '2026-11-20T14:30:00Z', isClosed: true });
    const { markup, text } = await draw({ request });
    expect(text).toContain('Paid. Thank you. This page is your receipt');
    expect(text).toContain('Paid on 21 November 2026');
    expect(text).toContain('Payment ID test_r');
    expect(markup).toContain('role="status"');
    expect(markup).not.toContain('<form');
  });

  it.each([
    ['refunding', 'Your refund is on its way'],
    ['refunded', 'We’ve refunded your payment'],
    ['owed', 'The money is still yours, so we’ll call you and pay it back another way.'],
    ['cancelled', 'This payment was cancelled'],
    ['expired', 'This payment request has expired'],
  ] as const)('takes nothing when it is %s, and says so [L2.16]', async (state, words) => {
    const { markup, text } = await draw({ request: kept({ state, isClosed: true }) });
    expect(text).toContain(words);
    expect(markup).not.toContain('<form');
  });

  it('doesn’t say that the money went to the card if the bank had refused that [L2.16]', async () => {
    const state = 'refunded';
    const byCard = await draw({ request: kept({ state, isClosed: true }) });
    expect(byCard.text).toContain('back to the card you paid with');
    const settled = await draw({ request: kept({ state, isClosed: true, failedRefunds: 1 }) });
    expect(settled.text).toContain('We’ve refunded your payment We’ve paid back the full amount.');
    expect(settled.text).not.toContain('to the card');
  });

  it('takes nothing after its last day, before the processor ran [L2.16]', async () => {
    const { markup, text } = await draw({ now: '2026-12-03T14:00:00Z' });
    expect(text).toContain('This payment request has expired');
    expect(markup).not.toContain('<form');
  });

  it('is paid at Stripe where the site’s account is there, whose origins its page alone may ask [L2.16] [D.59]', async () => {
    onOutside.mockClear();
    const begun = await draw({ payments: stripePayments });
    expect(begun.text).toContain('Continue to payment');
    expect(begun.text).not.toMatch(/Test payments|Card number/);
    expect(onOutside).not.toHaveBeenCalled();
    const request = kept({ state: 'paying', paymentRef: 'pi_1' });
    const standing = { kind: 'waiting', needs: 'card', decline: null, clientSecret: 'pi_1_secret_x' } as const;
    const { text } = await draw({ payments: stripePayments, request, standing });
    expect(text).toContain('Your card number goes straight to Stripe');
    expect(onOutside).toHaveBeenCalledOnce();
  });

  it('is not there where nothing is paid online, nor for a code the site never issued [L2.16] [D.26]', async () => {
    expect(await follow({ isEnabled: false, query: '' })).toMatchObject({ init: { status: 404 } });
    expect(await follow({ query: '?token=2222-2222-2222-2229' })).toMatchObject({ init: { status: 404 } });
    expect(await follow({ query: `?token=${'x'.repeat(3_000)}` })).toMatchObject({ init: { status: 404 } });
  });

  it('is for everybody with a code where it has no gate, and for a visitor who has signed in where it has one [L2.16] [L6.01]', async () => {
    expect((await draw({ gate: 'open' })).text).toContain('Pay $1,250.00');
    expect((await draw({ gate: 'signIn', visitor: signedIn })).text).toContain('Pay $1,250.00');
    const sent = (await follow({ gate: 'signIn' })) as Response;
    const address = new URL(sent.headers.get('location') ?? '', 'https://www.wattle.example');
    expect([sent.status, address.pathname]).toEqual([302, '/sign-in']);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      type: 'online-payment',
      redirect: `/online-payment${linked}`,
      back: '/contact',
    });
  });
});

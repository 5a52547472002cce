import { readFileSync } from 'node:fs';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Visitor } from '#src/account/rules/visitor.ts';
import { loader as checkoutLoader } from '#src/app/storefront/checkout/checkout-route.tsx';
import { type PageContext, pageContext } from '#src/app/storefront/page-context.server.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { loader as purchaseLoader } from './purchase-route.tsx';

const readAccount = (slug: string) => parse(readFileSync(`sites/${slug}/site.yaml`, 'utf8')).account;
const wattle = readAccount('wattle-group');
const banksia = readAccount('banksia-used');

const signedIn: Visitor = { visitorUuid: 'v', phone: '+61412345678' };
const anonymous: Visitor = { visitorUuid: 'w', phone: null };

const pages = {
  purchase: { load: purchaseLoader, addressOf: (slug: string) => `/checkout-journey?car_id=${slug}` },
  checkout: { load: checkoutLoader, addressOf: (slug: string) => `/cars/${slug}/checkout` },
} as const;

const open = async (name: keyof typeof pages, account: object, visitor: Visitor | null, slug = 'a-car') => {
  const { load, addressOf } = pages[name];
  const { site } = makeTestContext({ account });
  const context = new RouterContextProvider();
  const find = (asked: string) => {
    if (asked !== 'a-car') throw new DomainError('notFound', 'There is no such vehicle.');
    return { purchase: { checkout: { payment: null } }, checkout: { payment: null } };
  };
  const queries = {
    loadPurchase: async (question: { name: string }) => find(question.name),
    loadCheckout: async (question: { slug: string }) => find(question.slug),
  };
  const visit = { visitor, sessionUuid: null, cameFrom: '/cars/a-car' };
  context.set(pageContext, { site, queries, visit, onPartial: () => undefined } as never as PageContext);
  const url = new URL(addressOf(slug), site.url);
  try {
    await load({ context, url, params: { slug } } as never);
    return 'page';
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')];
    return (thrown as { readonly init?: ResponseInit }).init?.status ?? thrown;
  }
};

describe.each(['purchase', 'checkout'] as const)('the page of a %s behind the gate of wattle-group', (name) => {
  it('sends a signed-out visitor to the sign-in, and from there back to this very vehicle [B6.01] [L4.17] [L4.18] [L6.01]', async () => {
    const target = encodeURIComponent(pages[name].addressOf('a-car'));
    const to = `/sign-in?type=checkout&redirect=${target}&back=%2Fcars%2Fa-car`;
    for (const visitor of [null, anonymous]) expect(await open(name, wattle, visitor)).toEqual([302, to]);
  });

  it('opens to a signed-in visitor, and at banksia-used, which has no such gate, to everybody [L4.19] [L6.01]', async () => {
    expect(await open(name, wattle, signedIn)).toBe('page');
    expect(await open(name, banksia, null)).toBe('page');
  });

  it('asks nobody to sign in for a vehicle that is not there [L4.18]', async () => {
    expect(await open(name, wattle, null, 'nothing')).toBe(404);
  });
});

import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Visitor } from '#src/account/rules/visitor.ts';
import { makeContentPage } from '#src/sites/testing/make-content-page.ts';
import { loader as contentLoader } from './content/content-route.tsx';
import { loader as garageLoader } from './garage/garage-route.tsx';
import { type PageContext, pageContext } from './page-context.server.ts';
import { loader as signInLoader } from './sign-in/sign-in-route.tsx';
import { makeTestContext } from './testing/make-test-context.ts';

const signedIn: Visitor = { visitorUuid: 'v', phone: '+61412345678' };
const anonymous: Visitor = { visitorUuid: 'w', phone: null };
const devices = [
  { sessionUuid: 'other', device: 'Safari on iPad', signedInAt: '2026-11-20T23:30:00.000Z' },
  { sessionUuid: 's', device: 'Chrome on Android', signedInAt: '2026-11-01T00:00:00.000Z' },
];

interface Asked {
  readonly path: string;
  readonly visitor?: Visitor | null;
  readonly cameFrom?: string | null;
  readonly config?: Record<string, unknown>;
}

const listDevices = vi.fn(async () => devices);

const ask = ({ path, visitor = null, cameFrom = null, config = {} }: Asked) => {
  const { site, now } = makeTestContext(config);
  const pages = ['finance', 'apply-for-finance', 'finance-enquiry', 'finance-pre-approval', 'about-us'];
  const content = Object.fromEntries(
    pages.map((slug) => [
      slug,
      makeContentPage(slug, '<p>Our words.</p>', slug === 'finance-enquiry' ? { form: 'finance' } : {}),
    ]),
  );
  const context = new RouterContextProvider();
  const queries = {
    listDevices,
    listReservations: async () => [],
    findModel: async () => null,
    findPendingCode: async () => null,
    readCodeDelivery: async () => 'text' as const,
    loadStockRows: async () => ({}),
    loadFormSubject: async () => null,
  };
  const visit = { visitor, sessionUuid: 's', cameFrom };
  context.set(pageContext, {
    site: { ...site, content },
    now,
    queries,
    visit,
    formAnswer: null,
  } as never as PageContext);
  const url = new URL(path, site.url);
  const [page = ''] = decodeURIComponent(url.pathname).slice(1).split('/', 1);
  // The router's scripts request a page's data at an address that ends in .data. No redirect may lead back to this
  // address.
  const request = new Request(`${url.origin}${url.pathname}.data${url.search}`);
  return { context, url, request, params: { page } } as never;
};

const follow = async (load: Promise<unknown>): Promise<unknown> => {
  try {
    return await load;
  } catch (thrown) {
    return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown;
  }
};

const closed = { account: { gates: { finance: 'signIn' } } };
const toSend = { account: { gates: { finance: 'signInToSend' } } };

describe('a page of finance', () => {
  const load = (asked: Asked) => follow(contentLoader(ask(asked)));
  const page = { view: expect.objectContaining({ title: 'Page finance' }), answer: null };

  it.each(['/finance', '/apply-for-finance', '/finance-enquiry', '/finance-pre-approval'])(
    '%s sends who has not signed in to the sign-in, where the site says so [L4.17] [L6.01] [L6.02]',
    async (path) => {
      const to = `/sign-in?type=finance&redirect=${encodeURIComponent(path)}%3Fcar_id%3D7&back=%2Fcars%2Fa`;
      const asked = { path: `${path}?car_id=7`, config: closed, cameFrom: '/cars/a' };
      expect(await load(asked)).toEqual([302, to]);
      expect(await load({ ...asked, visitor: anonymous })).toEqual([302, to]);
    },
  );

  it('opens to who has signed in, and to everybody where the site has no gate [L4.19] [L6.01]', async () => {
    expect(await load({ path: '/finance', config: closed, visitor: signedIn })).toMatchObject(page);
    expect(await load({ path: '/finance' })).toMatchObject(page);
    expect(await load({ path: '/about-us', config: closed })).toMatchObject({ answer: null });
  });

  it.each([null, anonymous])(
    'is read by everyone where the site asks only to send, with the sign-in in place of the form [L6.01] [L6.02]',
    async (visitor) => {
      const asked = { path: '/finance-enquiry?car_id=7', config: toSend, visitor };
      const signInHref =
        '/sign-in?type=finance&redirect=%2Ffinance-enquiry%3Fcar_id%3D7%23finance-form&back=%2Ffinance-enquiry%3Fcar_id%3D7';
      expect(await load(asked)).toMatchObject({
        view: { title: 'Page finance-enquiry', form: null, formGate: { heading: 'Ask about finance', signInHref } },
      });
    },
  );

  it('has its form for who signed in, and for everyone where the site asks nothing [L6.01] [L4.19]', async () => {
    const open = { view: { form: { form: 'finance' }, formGate: null } };
    expect(await load({ path: '/finance-enquiry', config: toSend, visitor: signedIn })).toMatchObject(open);
    expect(await load({ path: '/finance-enquiry' })).toMatchObject(open);
    expect(await load({ path: '/finance', config: toSend })).toMatchObject({ view: { form: null, formGate: null } });
  });

  it('is behind its gate however its address is written [L4.17]', async () => {
    for (const path of ['/%66inance', '/finance/', '/%66inance//']) {
      expect(await load({ path, config: closed })).toEqual([302, expect.stringMatching(/^\/sign-in\?type=finance&/)]);
    }
  });

  it('that is not there asks nobody to sign in [L4.17]', async () => {
    const context = { path: '/no-such-page', config: closed };
    expect(await load(context)).toMatchObject({ init: { status: 404 } });
  });
});

describe('the garage', () => {
  const load = (asked: Asked) => follow(garageLoader(ask(asked)));

  it('opens to who has signed in alone, on every site, with no way back in the address [L2.17] [L6.03] [B6.02]', async () => {
    const to = [302, '/sign-in?type=my-garage&redirect=%2Fmyblinkr'];
    const config = { favourites: { garagePath: '/myblinkr' } };
    expect(await load({ path: '/myblinkr', config, cameFrom: '/cars/a' })).toEqual(to);
    expect(await load({ path: '/myblinkr', config, visitor: anonymous })).toEqual(to);
    expect(await load({ path: '/myblinkr', config, visitor: signedIn })).toMatchObject({
      view: { title: 'Garage' },
      account: { maskedPhone: '04•• ••• 678', path: '/myblinkr' },
    });
    expect(listDevices).toHaveBeenCalledExactlyOnceWith('v');
  });

  it('is not there at another site’s address, nor where the site has none, signed in or not [D.29] [D.30]', async () => {
    for (const visitor of [null, signedIn]) {
      expect(await load({ path: '/mybigboxcars', visitor })).toMatchObject({ init: { status: 404 } });
      const none = { favourites: { hasGaragePage: false } };
      expect(await load({ path: '/my-garage', visitor, config: none })).toMatchObject({ init: { status: 404 } });
    }
  });
});

describe('the sign-in', () => {
  const load = (asked: Asked) => follow(signInLoader(ask(asked)));

  it('leads on who has signed in already, and never off the site [L4.19] [L6.02]', async () => {
    const at = (redirect: string) => `/sign-in?type=finance&redirect=${encodeURIComponent(redirect)}`;
    expect(await load({ path: at('/finance?a=1'), visitor: signedIn })).toEqual([302, '/finance?a=1']);
    expect(await load({ path: at('//evil.example'), visitor: signedIn })).toEqual([302, '/']);
    expect(await load({ path: '/sign-in', visitor: signedIn })).toEqual([302, '/']);
  });

  it('is there for who has not [L4.19]', async () => {
    for (const visitor of [null, anonymous]) {
      expect(await load({ path: '/sign-in?type=finance', visitor })).toMatchObject({
        signIn: { step: { kind: 'number' } },
      });
    }
  });

  it('is no page to go back to [L6.02]', async () => {
    const asked = { path: '/finance', config: closed, cameFrom: '/sign-in?type=my-garage' };
    expect(await follow(contentLoader(ask(asked)))).toEqual([
      302,
      '/sign-in?type=finance&redirect=%2Ffinance&back=%2F',
    ]);
  });
});

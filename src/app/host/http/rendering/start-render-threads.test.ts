import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageQueries } from '#src/app/storefront/page-queries.server.ts';
import { buildShellView } from '#src/app/storefront/shell/build-shell-view.ts';
import { checkoutNow, drawCheckout } from '#src/app/storefront/testing/draw-checkout.tsx';
import { makeStoredReservation } from '#src/app/storefront/testing/make-stored-reservation.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { stripePayments } from '#src/payments/testing/fake-stripe.ts';
import { makeContentPage } from '#src/sites/testing/make-content-page.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { PageAnswer, PageJob, PageRenderer } from './render-messages.ts';
import { startRenderThreads } from './start-render-threads.ts';

const site = { ...resolveOrThrow(minimalSite('wattle')), configVersion: 'a' };
const shell = buildShellView(
  { makes: [], models: [], bodies: [], carTypes: [], budgets: [], all: null },
  { site, now: new Date() },
);
const fail = async (): Promise<never> => {
  throw new Error('nothing was to be asked');
};
const queries: PageQueries = {
  loadShell: async () => ({ shell, isWhole: true }),
  loadHome: fail,
  loadReducedStock: fail,
  loadStockRows: fail,
  listModels: fail,
  listModelsOfMake: fail,
  findModel: async () => null,
  loadSearch: fail,
  loadVehicle: fail,
  loadBudget: fail,
  estimateDelivery: fail,
  loadSimilar: fail,
  loadFormSubject: fail,
  loadSentLead: fail,
  loadValuation: fail,
  loadFinanceApplication: fail,
  loadCards: fail,
  loadSavedSearches: fail,
  loadWatchlist: fail,
  loadCompare: fail,
  loadTestDrive: fail,
  loadVisit: fail,
  cancelVisit: fail,
  findPostcode: fail,
  findMapGround: fail,
  findPendingCode: fail,
  readCodeDelivery: fail,
  listDevices: fail,
  listReservations: fail,
  loadCheckout: fail,
  loadWheel: fail,
  loadPurchase: fail,
  loadOnlinePayment: fail,
  loadPrint: fail,
  listLocalSites: async () => null,
};

const textOf = ({ body, bodyEncoding }: PageAnswer): string =>
  (bodyEncoding === 'br' ? brotliDecompressSync(body) : body).toString();

describe('startRenderThreads', () => {
  const asked = vi.fn((): PageQueries => queries);
  const onPageError = vi.fn();
  const onThreadEnded = vi.fn();
  let renderer: PageRenderer;

  beforeEach(async () => {
    vi.clearAllMocks();
    asked.mockReturnValue(queries);
    renderer = await startRenderThreads({
      threads: 1,
      buildUrl: pathToFileURL(resolve('build/server/index.js')).href,
      // On a busy machine, the first page takes more than a second.
      maxRenderMs: 4000,
      maxFirstRenderMs: 4000,
      onPageError,
      onThreadEnded,
    });
  });
  afterEach(() => renderer.close());

  const render = (address: string, changes: Partial<typeof site> = {}, more: Partial<PageJob> = {}) =>
    renderer.render({ site: { ...site, ...changes }, address, now: new Date(), queries: asked(), ...more });

  it('gives a page with its policy and says that everybody may have it', async () => {
    const content = {
      'about-us': makeContentPage('about-us', '<p>Us</p>', { title: 'About us', description: 'Who we are' }),
    };
    const page = await render('/about-us', { content });
    expect(page).toMatchObject({ status: 200, isCacheable: true });
    expect(page.bodyEncoding).toBe('br');
    expect(textOf(page)).toContain('<p>Us</p>');
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(page.headers['cache-control']).toContain('s-maxage');
    expect(page.headers['cache-tag']).toBe('wattle');
  });

  it('lets Stripe in where its form is, and on no other page or step [D.59]', async () => {
    const policyOf = async (reservation: Parameters<typeof makeStoredReservation>[0]) => {
      const { view } = await drawCheckout({
        reservation: makeStoredReservation({ payByMs: checkoutNow.getTime() + 600_000, ...reservation }),
        standing: { kind: 'waiting', needs: 'card', decline: null, clientSecret: 'pi_1_secret_2' },
        payments: stripePayments,
      });
      asked.mockReturnValue({ ...queries, loadCheckout: async () => view });
      const page = await render('/cars/a-car/checkout', {}, { visitor: { method: 'GET', headers: {} } });
      expect(page).toMatchObject({ status: 200, isCacheable: false });
      return page.headers['content-security-policy'] ?? '';
    };
    const policy = await policyOf({ state: 'paying', paymentRef: 'pi_1' });
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).not.toContain('unsafe-inline');
    for (const other of [{}, { state: 'paying', paymentRef: 'test_1' }, { state: 'held', heldUntilMs: 1 }] as const) {
      expect(await policyOf(other)).not.toContain('stripe');
    }
    const content = { a: makeContentPage('a', '<p>A</p>', { title: 'A' }) };
    expect((await render('/a', { content })).headers['content-security-policy']).not.toContain('stripe');
  });

  it('learns of a site when its configuration moves', async () => {
    const pageOf = (text: string) => ({
      content: { a: makeContentPage('a', `<p>${text}</p>`, { title: 'A' }) },
    });
    expect(textOf(await render('/a', pageOf('One')))).toContain('<p>One</p>');
    const changed = await render('/a', { ...pageOf('Two'), configVersion: 'b' });
    expect(textOf(changed)).toContain('<p>Two</p>');
  });

  it('passes on why a query gave nothing, by its code', async () => {
    asked.mockReturnValue({
      ...queries,
      loadVehicle: async () => {
        throw new DomainError('gone', 'This 2020 Kia Rio has been sold.');
      },
    });
    expect(await render('/cars/kia-rio')).toMatchObject({ status: 410, isCacheable: false });
    expect(onPageError).not.toHaveBeenCalled();
  });

  it('turns an unexpected error into a page of status 500, and reports it', async () => {
    const page = await render('/cars/kia-rio');
    expect(page).toMatchObject({ status: 500, isCacheable: false });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(onPageError).toHaveBeenCalledWith(expect.objectContaining({ message: 'nothing was to be asked' }));
  });

  it('answers a query whose answer cannot be copied with a page of status 500, and goes on', async () => {
    asked.mockReturnValueOnce({ ...queries, loadVehicle: async () => Object as never });
    expect(await render('/cars/kia-rio')).toMatchObject({ status: 500, isCacheable: false });
    expect(onPageError).toHaveBeenCalledWith(expect.objectContaining({ name: 'DataCloneError' }));
    expect(await render('/nothing')).toMatchObject({ status: 404 });
    expect(onThreadEnded).not.toHaveBeenCalled();
  });

  it('has no page under a name that every object has', async () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(await render(`/${name}`)).toMatchObject({ status: 404 });
    }
  });

  it('answers what a visitor sent for them alone', async () => {
    const content = { a: makeContentPage('a', '', { title: 'A' }) };
    const body = 'name=Ann';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url };
    const page = await render('/a', { content }, { visitor: { method: 'POST', headers, body } });
    // This content page accepts no form. The response isn't compressed: on a page that echoes input, the compressed
    // length would reveal other content.
    expect(page).toMatchObject({ status: 405, isCacheable: false, bodyEncoding: 'identity' });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'cookie' });
    // The compare page accepts no form either. Neither refusal is reported as an error.
    expect(await render('/compare', {}, { visitor: { method: 'POST', headers, body } })).toMatchObject({ status: 405 });
    expect(onPageError).not.toHaveBeenCalled();
  });

  it('does not let a page without its menus be kept', async () => {
    asked.mockReturnValue({ ...queries, loadShell: async () => ({ shell, isWhole: false }) });
    const content = { a: makeContentPage('a', '', { title: 'A' }) };
    expect(await render('/a', { content })).toMatchObject({ status: 200, isCacheable: false });
  });

  it('gives up on a page that takes too long, with its thread, and goes on with another', async () => {
    asked.mockReturnValueOnce({ ...queries, loadHome: () => new Promise(() => undefined) });
    await expect(render('/')).rejects.toMatchObject({
      name: 'DomainError',
      code: 'overloaded',
      cause: new Error('A page took more than 4000 ms: wattle/'),
    });
    await expect(render('/nothing')).rejects.toMatchObject({ code: 'overloaded' });
    await vi.waitFor(async () => expect(await render('/nothing')).toMatchObject({ status: 404 }), { timeout: 10_000 });
    expect(onThreadEnded).toHaveBeenCalledOnce();
  });
});

it('says so when the threads cannot start', async () => {
  const started = startRenderThreads({
    threads: 2,
    buildUrl: 'file:///there/is/no/build.js',
    maxRenderMs: 1000,
    maxFirstRenderMs: 1000,
    onPageError: () => undefined,
    onThreadEnded: () => undefined,
  });
  await expect(started).rejects.toThrow('build.js');
});

it('gives the first page time to load the code, and later ones the usual limit', async () => {
  const renderer = await startRenderThreads({
    threads: 1,
    buildUrl: pathToFileURL(resolve('build/server/index.js')).href,
    maxRenderMs: 300,
    maxFirstRenderMs: 20_000,
    onPageError: () => undefined,
    onThreadEnded: () => undefined,
  });
  const late = async (ms: number) => {
    await wait(ms);
    return { shell, isWhole: true };
  };
  const render = (ms: number) =>
    renderer.render({ site, address: '/nothing', now: new Date(), queries: { ...queries, loadShell: () => late(ms) } });
  expect(await render(1_000)).toMatchObject({ status: 404 });
  await expect(render(1_000)).rejects.toMatchObject({
    code: 'overloaded',
    cause: new Error('A page took more than 300 ms: wattle/nothing'),
  });
  await renderer.close();
});

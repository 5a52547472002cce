import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '#src/account/rules/visitor.ts';
import { type PageContext, pageContext } from '#src/app/storefront/page-context.server.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { emptyContent } from '#src/finance-application/rules/saved-application.ts';
import type { StoredApplication } from '#src/finance-application/server/application-row.ts';
import type { PersonalisedView } from '#src/finance-application/view/build-personalised-view.ts';
import { makeContentPage } from '#src/sites/testing/make-content-page.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { loader } from '../stepped-route.tsx';
import { createFinanceApplicationPageLoader } from './load-finance-application-page.server.ts';

const signedIn: Visitor = { visitorUuid: 'v', phone: '+61412345678' };
const coded = makeTestVehicle({ id: 7, hasNvic: true, priceCents: 3_000_000 });
const stock = [coded, { ...coded, id: 8, hasNvic: false }, { ...coded, id: 9, priceCents: null }];
const lenders = { plain: { name: 'Plain', ratesPercent: { good: 9.95 } } };
const applies = { financeApplication: { enabled: true, lenders }, finance: { hasPersonalised: true } };
const toSend = { account: { gates: { finance: 'signInToSend' } } };
const closed = { account: { gates: { finance: 'signIn', personalisedFinance: 'signIn' } } };

const load = async (
  path: string,
  config: Record<string, unknown>,
  visitor: Visitor | null = null,
  saved?: Pick<StoredApplication, 'state' | 'content'>,
): Promise<unknown> => {
  const { site, now, paths } = makeTestContext(config);
  const service = createFinanceApplicationPageLoader({
    vehicles: { findById: async (_slug, asked) => stock.find(({ id }) => id === asked), findByIds: async () => [] },
    applications: { find: async () => saved as StoredApplication | undefined, listBegun: async () => [] },
    pathsOf: async () => paths,
  });
  const written = makeContentPage('apply-for-finance', '<p>Our words.</p>');
  const whole = { ...site, configVersion: '1', content: { 'apply-for-finance': written } };
  const context = new RouterContextProvider();
  context.set(pageContext, {
    site: whole,
    now,
    formAnswer: null,
    onPartial: () => undefined,
    visit: { visitor, sessionUuid: null, receiptUuid: null, sentForm: null, cameFrom: null },
    queries: {
      loadFinanceApplication: (question: Parameters<typeof service.load>[1]) => service.load(whole, question, now),
      loadFormSubject: async () => null,
      loadStockRows: async () => ({}),
    },
  } as never as PageContext);
  const url = new URL(path, site.url);
  try {
    return await loader({ context, url, request: new Request(url), params: {} } as never);
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')];
    return (thrown as { readonly init?: ResponseInit }).init?.status ?? thrown;
  }
};

describe('/apply-for-finance', () => {
  it('takes applications where the site does, under the dealer’s own words, and else is their page [L2.11] [L1.02] [D.41]', async () => {
    expect(await load('/apply-for-finance', applies)).toMatchObject({
      kind: 'applied',
      view: { title: 'Page apply-for-finance', flow: { outcome: null } },
    });
    expect(await load('/apply-for-finance', {})).toMatchObject({
      kind: 'written',
      view: { title: 'Page apply-for-finance' },
    });
  });

  it('opens to who has signed in alone where the site has its gate, and comes back to the vehicle [L6.01] [L4.17] [L6.02]', async () => {
    const to = '/sign-in?type=finance&redirect=%2Fapply-for-finance%3Fcar_id%3D7&back=%2F';
    expect(await load('/apply-for-finance?car_id=7', { ...applies, ...closed })).toEqual([302, to]);
    expect(await load('/apply-for-finance?car_id=7', { ...applies, ...closed }, signedIn)).toMatchObject({
      kind: 'applied',
      view: { subject: { vehicle: { vehicleId: 7 } } },
    });
  });
});

describe('/apply-for-finance where only sending requires sign-in', () => {
  const config = { ...applies, ...toSend };
  const known: Visitor = { visitorUuid: 'w', phone: null };

  it('is open to everyone [L6.01]', async () => {
    const first = { flow: { steps: [{ name: 'contact', form: { signInHref: null } }] } };
    expect(await load('/apply-for-finance', config)).toMatchObject({ kind: 'applied', view: first });
  });

  it('shows a result to who signed in alone [L6.01] [D.26]', async () => {
    const sent = { state: 'sent', content: emptyContent } as const;
    const to = '/sign-in?type=finance&redirect=%2Fapply-for-finance%23finance-form&back=%2Fapply-for-finance';
    expect(await load('/apply-for-finance', config, known, sent)).toEqual([302, to]);
    expect(await load('/apply-for-finance', config, signedIn, sent)).toMatchObject({ kind: 'applied' });
    expect(await load('/apply-for-finance', applies, known, sent)).toMatchObject({ kind: 'applied' });
  });
});

describe('/personalised/finance', () => {
  const page = '/personalised/finance?car_id=7';

  it('quotes for a vehicle with a catalogue code, for everybody or behind its gate [L2.13] [L2.14] [L6.01]', async () => {
    const view = { view: { flow: null, quotes: { quotes: null }, subject: { vehicle: { vehicleId: 7 } } } };
    expect(await load(page, applies)).toMatchObject(view);
    const to = '/sign-in?type=car-finance&redirect=%2Fpersonalised%2Ffinance%3Fcar_id%3D7&back=%2F';
    expect(await load(page, { ...applies, ...closed })).toEqual([302, to]);
    expect(await load(page, { ...applies, ...closed }, signedIn)).toMatchObject(view);
  });

  describe('where only sending requires sign-in', () => {
    const config = { ...applies, account: { gates: { personalisedFinance: 'signInToSend' } } };
    const answers = { creditProfile: 'good', housing: 'renting', deposit: '0', termYears: '5' } as const;
    const saved = { state: 'draft', content: { ...emptyContent, answers, problems: { quote: [] } } } as const;
    const quotesOf = async (...args: Parameters<typeof load>) =>
      ((await load(...args)) as { readonly view: { readonly quotes: PersonalisedView } }).view.quotes;

    it('asks everyone the questions, and says what sending them needs [L6.01] [L2.14]', async () => {
      const { form, signInNote, quotes } = await quotesOf(page, config);
      expect(form.fields.map(({ name }) => name)).toEqual(['housing', 'creditProfile', 'deposit', 'termYears']);
      expect([form.submitLabel, quotes]).toEqual(['Sign in to see my rates', null]);
      expect(signInNote).toMatch(/^We’ll text you a code .* We’ll keep your answers in the meantime\.$/);
      expect(await quotesOf(page, applies)).toMatchObject({ form: { submitLabel: 'Show my rates' }, signInNote: null });
    });

    it('shows quotes to who signed in alone, with the answers still there for the others [L6.01]', async () => {
      const kept = await quotesOf(page, config, { visitorUuid: 'w', phone: null }, saved);
      expect([kept.quotes, kept.form.fields.map(({ value }) => value)]).toEqual([null, ['renting', 'good', '0', '5']]);
      const seen = await quotesOf(page, config, signedIn, saved);
      expect([seen.quotes?.map(({ name }) => name), seen.signInNote]).toEqual([['Plain'], null]);
      expect((await quotesOf(page, applies, { visitorUuid: 'w', phone: null }, saved)).quotes).toHaveLength(1);
    });
  });

  it('leads on to where finance is asked for else of vehicles that nobody quotes for [L2.13] [D.61]', async () => {
    const elsewhere = (id: number) => [302, expect.stringMatching(new RegExp(`^/finance\\?car_id=${id}&`))];
    expect(await load('/personalised/finance?car_id=8', applies)).toEqual(elsewhere(8));
    expect(await load('/personalised/finance?car_id=9', applies)).toEqual(elsewhere(9));
    expect(await load(page, { finance: { hasPersonalised: true } })).toEqual(elsewhere(7));
  });

  it('is not there without a vehicle of the site, nor where the site has it not [L2.13]', async () => {
    expect(await load('/personalised/finance', applies)).toBe(404);
    expect(await load('/personalised/finance?car_id=99', applies)).toBe(404);
    expect(await load(page, { financeApplication: applies.financeApplication })).toBe(404);
  });
});

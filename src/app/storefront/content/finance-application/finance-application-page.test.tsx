import { describe, expect, it } from 'vitest';
import { isPersonalPage } from '#src/app/storefront/page-address.server.ts';
import { drawApplication, namesOf } from '#src/app/storefront/testing/draw-finance-application.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { Application } from '#src/finance-application/rules/answers/read-application.ts';
import { assessApplication, decideAlone } from '#src/finance-application/rules/assessment/assess-application.ts';
import {
  makeTestApplication,
  testTerms,
  typedAnswers,
  typedParts,
} from '#src/finance-application/testing/test-application.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';

const allDone = { contact: [], employment: [], income: [], expenses: [], loan: [] };
const done = { answers: typedAnswers, problems: allDone };
const upTo = (...steps: readonly (keyof typeof allDone)[]) => ({
  answers: Object.assign({}, ...steps.map((step) => typedParts[step])),
  problems: Object.fromEntries(steps.map((step) => [step, []])),
});
const sent = (changes: Partial<Application> = {}) => {
  const bounds = { maxAmountCents: 15_000_000, rateBufferPercent: 3 };
  return { ...done, decision: decideAlone(assessApplication(makeTestApplication(changes), testTerms, bounds)) };
};
const say = async (asked: Parameters<typeof drawApplication>[0]) => readText((await drawApplication(asked)).markup);

describe('the page on which finance is applied for', () => {
  it('begins with who it is, for nobody in particular and for a vehicle, by forms without scripts [D.41] [L1.02] [L2.11] [L2.31]', async () => {
    const { markup } = await drawApplication();
    // Each completed step redirects to #finance-form, so this element must be able to take the focus.
    expect(markup).toMatch(/<div id="finance-form" tabindex="-1"/i);
    expect(markup).toMatch(/<form[^>]*action="\/apply-for-finance\/contact"[^>]*method="post"/);
    expect(namesOf(markup)).toEqual(['name', 'last_name', 'email', 'phone', 'postcode']);
    const text = readText(markup);
    expect(text).toContain('See what you could borrow');
    expect(text).toContain('We won’t request a credit report at this stage.');
    const full = await drawApplication({ vehicle: makeFullVehicle() });
    expect(readText(full.markup)).toContain('Apply for finance');
    expect(full.markup).toMatch(/name="car_id" value="\d+"/);
    expect(full.markup).toContain('aria-label="Vehicle"');
  });

  it('asks who must sign in to send for that at the last step alone, with the answers kept [L6.01]', async () => {
    const signInHref = '/sign-in?type=finance';
    const first = await drawApplication({ signInHref });
    expect(namesOf(first.markup)).toContain('email');
    expect(first.markup).not.toContain(signInHref);
    const { markup } = await drawApplication({
      signInHref,
      content: upTo('contact', 'employment', 'income', 'expenses', 'loan'),
    });
    expect(markup).toContain(`href="${signInHref}"`);
    expect(readText(markup)).toContain('Your answers are saved. Sign in to send');
    expect(markup).not.toContain('action="/apply-for-finance/consents"');
  });

  it('brings along what its address says: the budget and the dealership [L2.32]', async () => {
    const dealerships = [
      { id: 11, slug: 'north', name: 'Wattle North', locationId: 1 },
      { id: 12, slug: 'south', name: 'Wattle South', locationId: 1 },
    ];
    const config = { dealerships, leads: { dealershipSelect: 'shown' } };
    const query = 'vehiclePriceBudget=27000&preferredDealership=south';
    const { markup } = await drawApplication({ config, query });
    expect(markup).toContain('name="vehiclePriceBudget" value="27000"');
    expect(markup).toMatch(/<option value="south" selected="">Wattle South/);
    const ofNorth = makeTestVehicle({ dealershipSlug: 'north', priceCents: 2_999_050 });
    expect((await drawApplication({ config, vehicle: ofNorth })).markup).not.toContain('dealership_slug');
    const loan = upTo('contact', 'employment', 'income', 'expenses');
    expect((await drawApplication({ vehicle: ofNorth, content: loan })).markup).toMatch(
      /name="amount"[^>]*value="29991"/,
    );
    const unpriced = await drawApplication({ vehicle: makeTestVehicle(), content: loan });
    expect(unpriced.markup).toMatch(/name="amount"[^>]*value=""/);
  });

  it.each([
    ['employment', ['contact'], ['employment', 'employer', 'occupation', 'workedYears', 'workedMonths', 'benefit']],
    ['income', ['contact', 'employment'], ['income', 'incomePeriod', 'otherIncome', 'otherIncomePeriod']],
    [
      'expenses',
      ['contact', 'employment', 'income'],
      [
        ...['household', 'dependants', 'housing', 'housingCost', 'housingCostPeriod', 'livingCost', 'livingCostPeriod'],
        ...['loanCost', 'loanCostPeriod', 'cardLimit'],
      ],
    ],
    ['loan', ['contact', 'employment', 'income', 'expenses'], ['amount', 'termYears']],
    [
      'consents',
      ['contact', 'employment', 'income', 'expenses', 'loan'],
      ['consent_privacy', 'consent_electronic', 'consent_truth'],
    ],
  ] as const)('goes on with %s once the steps before are done [D.41]', async (step, before, names) => {
    const { markup } = await drawApplication({ content: upTo(...before) });
    expect(markup).toContain(`action="/apply-for-finance/${step}"`);
    expect(namesOf(markup)).toEqual(names);
    expect(readText(markup)).toContain('About you Ann Example, ann@example.com Change');
  });

  it('says each step that is done in one line, and opens it again [D.41]', async () => {
    const text = await say({ content: done });
    for (const line of [
      'Your employment Full time, Moorooka Mills Change',
      'Your income $85,000 a year before tax Change',
      'Your expenses Renting ($350 a week), living costs $400 a week Change',
      'Your loan $25,000 over 5 years Change',
      'I agree to The dealer wattle collecting the details I’ve entered here',
    ]) {
      expect(text).toContain(line);
    }
    const again = await drawApplication({ content: done, query: 'step=income' });
    expect(again.markup).toMatch(/name="income"[^>]*value="85,000"/);
    expect(readText(again.markup)).not.toContain('Your loan $25,000');
    expect(await say({ content: upTo('contact'), query: 'step=loan' })).toContain('How do you earn your income?');
  });

  describe('of a vehicle that is gone', () => {
    const former = makeTestVehicle({ id: 7, year: 2021, make: 'Mazda', model: 'CX-5', isShownOnWebsite: false });
    const gone = { carAsked: 7, stock: [former] };
    const offered = (markup: string) =>
      [...markup.matchAll(/name="(former_car_id|car_id)" value="(\d+)"/g)].map(([, ...m]) => m);

    it('says so to who began with it, shows what is kept, and goes on without one or with another [D.41]', async () => {
      const { markup } = await drawApplication({ ...gone, content: upTo('contact', 'employment'), begun: [7] });
      const text = readText(markup);
      expect(text).toContain('The 2021 Mazda CX-5 is no longer for sale We’ve kept everything you entered.');
      expect(text).toContain('About you Ann Example, ann@example.com Your employment Full time, Moorooka Mills');
      expect(text).not.toMatch(/Your income|Change/);
      expect(markup.match(/<form[^>]*>/g)).toEqual([expect.stringContaining('action="/apply-for-finance/vehicle"')]);
      expect(offered(markup)).toEqual([['former_car_id', '7']]);
      expect(markup).toMatch(/href="\/search[^"]*">Choose another vehicle/);
    });

    it('writes over nothing that was begun without one, and leads there [D.41]', async () => {
      const { markup } = await drawApplication({ ...gone, content: upTo('contact'), begun: [7, null] });
      expect(offered(markup)).toEqual([]);
      expect(markup).toMatch(/href="\/apply-for-finance">Continue your application without a vehicle/);
    });

    it('shows how it looked when it was sent, and leads to nothing that is gone [D.41]', async () => {
      const { markup } = await drawApplication({ ...gone, state: 'sent', content: sent() });
      expect(readText(markup)).toContain('still has your application, as shown here');
      expect(readText(markup)).toContain('Approval looks likely');
      expect(markup).not.toContain('Back to the vehicle');
      expect(offered(markup)).toEqual([]);
    });

    it('offers no finance for a vehicle whose status is unknown [D.05] [D.41]', async () => {
      const unavailable = { carAsked: 7, stock: [{ ...former, isShownOnWebsite: true, status: 'in_transit' }] };
      expect(await say(unavailable)).toContain('This vehicle is no longer for sale');
    });

    it('names it to nobody else, and lets them ask without one [D.41]', async () => {
      const text = await say(gone);
      expect(text).toContain('This vehicle is no longer for sale');
      expect(text).not.toContain('Mazda');
      expect(text).toContain('About you First name');
    });

    it('offers what was entered for it on the page of another, until something is entered there [D.41]', async () => {
      const vehicle = makeTestVehicle({ id: 8 });
      const asked = { vehicle, stock: [former, vehicle], begun: [7, null] };
      const { markup } = await drawApplication(asked);
      expect(offered(markup).slice(0, 2)).toEqual([
        ['former_car_id', '7'],
        ['car_id', '8'],
      ]);
      expect(readText(markup)).toContain('You’ve also started 2021 Mazda CX-5, no longer for sale Without a vehicle');
      expect((await drawApplication({ ...asked, content: upTo('contact') })).markup).not.toContain('former_car_id');
    });
  });

  it('says what is wrong over the form and beside each field, with what was typed, and in its title [D.41] [L2.52]', async () => {
    const problems = { ...allDone, income: [{ field: 'income', message: 'Please enter your income.' }] };
    const { markup, view } = await drawApplication({
      content: { answers: { ...typedAnswers, income: 'lots' }, problems },
    });
    expect(markup).toMatch(/role="alert"[^>]*>.*<a href="#finance-income">Please enter your income\.<\/a>/);
    expect(markup).toMatch(/<p id="finance-income-error"[^>]*>Please enter your income\./);
    expect(markup).toMatch(/<input id="finance-income"[^>]*value="lots"/);
    expect(view.documentTitle).toMatch(/^Error: /);
    expect(view.isIndexed).toBe(false);
  });

  it('shows how it looks with the sum, both rates beside the repayment, and that it is no approval [D.41] [B9.39]', async () => {
    const vehicle = makeFullVehicle();
    const { markup } = await drawApplication({ state: 'sent', content: sent(), vehicle });
    const text = readText(markup);
    expect(markup).toContain(`href="/cars/${vehicle.slug}">Back to the vehicle</a>`);
    expect(text).toContain(
      'Approval looks likely This is an indication based on your answers. It is not an approval or an offer of credit: approval is subject to the lender’s assessment.',
    );
    expect(text).toContain('a month est. $490 p.a. interest 6.49% p.a. comparison 6.49%');
    expect(text).toMatch(/WARNING: This comparison rate is true only for the examples given/);
    expect(text).toContain(
      'Income after tax $5,606 Living costs (benchmark) −$2,762 Mortgage, rent or board −$1,517 Credit cards (3.8% of the limits) −$190 ' +
        'Repayment at 9.49% (3 percentage points higher) −$525 Left over each month $612',
    );
    expect(text).toContain('2026-27 resident rates');
    expect(text).toContain('Up to about $54,100 would fit your budget');
    expect(text).not.toMatch(/Change|See what’s in your budget/);
  });

  it.each([
    [{ housingYearCents: 3_000_000 }, 'Approval looks unlikely as things stand', 'more than you have left each month'],
    [{ workedMonths: 1 }, 'Let’s talk it through', 'You haven’t been in your job for long'],
    [{ incomeYearCents: 0 }, 'Approval looks unlikely as things stand', 'You haven’t entered any income'],
  ] as const)('says why where it does not look likely: %o [D.41]', async (changes, heading, reason) => {
    const text = await say({ state: 'sent', content: sent(changes) });
    expect(text).toContain(heading);
    expect(text).toContain(reason);
  });

  it('leads from a pre-approval to the search of what fits, and nowhere where nothing does [L2.12] [D.41]', async () => {
    const { markup } = await drawApplication({ state: 'sent', content: sent() });
    expect(readText(markup)).toContain('About $54,100 fits your budget');
    expect(markup).toMatch(/<a[^>]*href="\/search\/[^"]*range\[price\]=1001:54100"[^>]*>See what’s in your budget/);
    const none = await drawApplication({ state: 'sent', content: sent({ housingYearCents: 9_000_000 }) });
    expect(none.markup).not.toContain('See what’s in your budget');
    const again = await drawApplication({ state: 'sent', content: sent(), query: 'again=1' });
    expect(again.markup).toContain('action="/apply-for-finance/contact"');
  });

  it('says what a lender’s service said, where one was asked [D.59]', async () => {
    const { decision, ...rest } = sent();
    const said = { ...decision, outcome: 'needsATalk', said: ['Two payslips, please.'], isOfService: true } as const;
    const text = await say({ state: 'sent', content: { ...rest, decision: { ...said, fitsCents: 0 } } });
    expect(text).toContain('Let’s talk it through');
    expect(text).toContain('Two payslips, please.');
    expect(text).not.toMatch(/have left each month|About \$/);
  });
});

it('are pages of their visitor alone, where the site has them [D.41] [L2.13]', () => {
  const personal = (path: string, config: Record<string, unknown>) =>
    isPersonalPage(path, makeTestContext(config).site);
  const applies = { financeApplication: { enabled: true } };
  for (const path of ['/apply-for-finance', '/apply-for-finance.data', '/apply-for-finance/']) {
    expect([personal(path, applies), personal(path, {})]).toEqual([true, false]);
  }
  const quotes = { finance: { hasPersonalised: true } };
  expect([personal('/personalised/finance', quotes), personal('/personalised/finance', {})]).toEqual([true, false]);
});

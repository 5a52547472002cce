import { describe, expect, it } from 'vitest';
import { isPersonalPage } from '#src/app/storefront/is-personal-page.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { FormSubject } from '#src/app/storefront/vehicle-card/form-subject.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { makeLeadEntry } from '#src/leads/testing/make-lead-entry.ts';
import type { TradeInPage as PageName } from '#src/trade-in/rules/trade-in-pages.ts';
import type { Valuation } from '#src/trade-in/rules/valuation.ts';
import { makeTestValuation } from '#src/trade-in/testing/make-test-valuation.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildTradeInView, type TradeInPageFacts } from './build-trade-in-view.ts';
import { TradeInPage } from './trade-in-page.tsx';
import { createTradeInService } from './trade-in-service.server.ts';

const contextOf = (tradeIn: object = {}) => makeTestContext({ tradeIn: { enabled: true, ...tradeIn } });
const context = contextOf();

/** As little as is known of a car. */
const bare = { make: 'Saab', model: '9-3', year: 2023, badge: null, detail: null, odometerKm: null };
const undecided = { carAt: null, odometerKm: null, answers: {}, offer: null };
const found = makeTestValuation(undecided);
const several = makeTestValuation({ ...undecided, lookUp: 'several', cars: [bare, { ...bare, model: '9-5' }] });
const asked = makeTestValuation({ ...undecided, carAt: 0 });
const offered = makeTestValuation();

interface Asked {
  readonly page?: PageName;
  readonly query?: string;
  readonly subject?: FormSubject | null;
  readonly on?: typeof context;
}

const viewOf = (
  valuation: Valuation | null,
  { page = 'trade-in', query = '', subject = null, on = context }: Asked = {},
) => {
  const facts: TradeInPageFacts = {
    ...{ page, valuation, subject, site: on.site, now: on.now, stock: null, makes: ['Kia', 'Mazda'] },
    parameters: new URLSearchParams(query),
  };
  return buildTradeInView(facts);
};
const draw = (valuation: Valuation | null, asks: Asked = {}, answer: FormAnswer | null = null): string =>
  drawOnSite(<TradeInPage view={viewOf(valuation, asks)} answer={answer} />, asks.on ?? context);
const say = (valuation: Valuation | null, asks: Asked = {}): string => readText(draw(valuation, asks));

describe('the page that values a car', () => {
  it('asks for the plate and its state first, or for the car by hand [L2.57] [L4.13] [D.39] [B1.11]', () => {
    const markup = draw(null);
    expect(markup).toMatch(/<form[^>]*action="\/trade-in\/car" method="post"/);
    expect(markup).toMatch(/<input[^>]*required=""[^>]*name="rego"/);
    const states = [...markup.matchAll(/<option(?: selected="")?>([A-Z]+)</g)].map(([, state]) => state);
    expect(states).toEqual(['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'ACT', 'NT']);
    expect(markup).toMatch(/<option selected="">QLD</);
    for (const name of ['make', 'model', 'year', 'kms']) expect(markup).toContain(`name="${name}"`);
    expect(markup).toContain('<option value="Mazda">');
    expect(readText(markup)).not.toContain('Its condition Kilometres');
    expect(markup).not.toContain('name="email"');
  });

  it('says that cars over 7 years or 100,000 km are generally given no estimate, or what the site has [L5.17]', () => {
    expect(say(null)).toContain(
      'Online estimates are generally not given for cars over 7 years old or over 100,000 km.',
    );
    expect(say(null, { on: contextOf({ maxAgeYears: 10, maxOdometerKm: 150_000 }) })).toContain(
      'Online estimates are generally not given for cars over 10 years old or over 150,000 km.',
    );
  });

  it('answers four questions, the site its own [L2.58]', () => {
    const count = (markup: string) => markup.split('<summary').length - 1;
    // One more opens the form by hand.
    expect(count(draw(null))).toBe(5);
    expect(say(null)).toContain('Do I have to buy a car from you? No. We buy cars on their own too.');
    const faq = [1, 2, 3, 4].map((number) => ({ question: `Why ${number}?`, answer: `<b>So ${number}` }));
    const own = draw(null, { on: contextOf({ faq }) });
    expect(readText(own)).toContain('Why 4?');
    expect(own).toContain('&lt;b&gt;So 4');
    expect(readText(own)).not.toContain('Do I have to buy');
  });

  it('shows the car that was found, or lets choose among several [L2.57] [D.39]', () => {
    const text = say(found);
    expect(text).toContain('Your car ABC12D, QLD Change');
    expect(text).toContain(
      'Is this yours? Yes, it is the 2022 Mazda Mazda3 G20, Hatch, white No, it is another car Go on',
    );
    const markup = draw(several);
    expect(readText(markup)).toContain('Which of these is yours? 2023 Saab 9-3 2023 Saab 9-5 None of these');
    expect(markup).not.toContain('checked=""');
    expect(readText(draw(several, { query: 'fault=yours' }))).toContain('Please say whether one of these is yours.');
  });

  it.each([
    ['notFound', 'We did not find that plate.'],
    ['unavailable', 'We cannot look plates up at the moment.'],
  ] as const)('asks for the car by hand where the plate was %s [D.39]', (lookUp, words) => {
    const markup = draw(makeTestValuation({ ...undecided, lookUp, cars: [] }));
    expect(readText(markup)).toContain(words);
    expect(markup).toMatch(/<details[^>]*open=""/);
    expect(markup).toContain('value="ABC12D"');
  });

  it('says what is wrong with a plate and with a car by hand, and keeps what was typed of the car [L4.13] [D.39]', () => {
    expect(say(null, { query: 'fault=tooLong&regoState=NSW' })).toContain('Plates of this state are shorter.');
    expect(draw(null, { query: 'fault=tooLong&regoState=NSW' })).toMatch(/<option selected="">NSW</);
    const hand = draw(null, { query: 'open=hand&fault=hand&make=Kia&model=&year=20&kms=5' });
    expect(readText(hand)).toContain('Please enter its model, such as CX-5.');
    expect(readText(hand)).toContain('Please enter the year it was built, in four digits.');
    expect(readText(hand)).not.toContain('Please enter its make');
    expect(hand).toMatch(/name="make"[^>]*value="Kia"/);
    expect(say(null, { query: 'fault=constructor' })).not.toContain('undefined');
  });

  it('asks six questions and the kilometres with the id of the valuation [L4.14] [D.39]', () => {
    const markup = draw(asked);
    expect(markup).toMatch(/<form[^>]*action="\/trade-in\/condition" method="post"/);
    expect(markup).toContain(`name="valuation" value="${asked.valuationUuid}"`);
    const names = [...markup.matchAll(/<input type="radio"[^>]*name="(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(names)]).toEqual([
      ...['serviceHistory', 'accidentDamage', 'tyres', 'windscreen', 'keys', 'financeOwing'],
    ]);
    expect(readText(markup)).toContain('Is this yours? 2022 Mazda Mazda3 G20 Change');
    const short = makeTestValuation({ ...undecided, carAt: 0, answers: { tyres: 'four' } });
    const refused = draw(short, { query: 'fault=condition' });
    expect(refused.split('Please choose one.').length - 1).toBe(5);
    expect(readText(refused)).toContain('Please enter the kilometres, as the dashboard shows them.');
    expect(refused).toMatch(
      /name="tyres"[^>]*checked=""[^>]*value="four"|name="tyres"[^>]*value="four"[^>]*checked=""/,
    );
  });

  it('shows the offer with its sum line by line, as an estimate and no promise [L2.57] [D.39]', () => {
    const text = say(offered);
    expect(text).toContain(
      'Our estimate for your Mazda3 $22,096 Likely between $20,500 and $23,700 once we have looked at it ' +
        'Would sell for $26,600 Gaps in the service history −$400 Two tyres to replace −$380 Our margin, 14% −$3,724 ' +
        'Our estimate $22,096 Worked out from 10 cars like it in the stock of 7 dealers',
    );
    expect(text).toContain('This is an estimate from your answers, not a promise to buy. We look at the car with you');
    expect(text).toContain('Your lender is paid first');
    expect(text).toContain('Its condition 61,500 km, 6 of 6 questions answered Change');
    const sparse = makeTestValuation({
      cars: [{ ...bare, odometerKm: 5 }],
      ...{ lookUp: 'byHand', plate: null, odometerKm: null, answers: { ...offered.answers, financeOwing: 'no' } },
      offer: offered.offer && { ...offered.offer, deductions: [], basis: { vehicleCount: null, dealerCount: null } },
    });
    const less = say(sparse);
    expect(less).toContain('Would sell for $26,600 Our margin, 14% −$3,724');
    expect(less).toContain('Worked out from what cars like it are sold for.');
    expect(less).toContain('Your car 2023 Saab 9-3 Change');
    expect(less).not.toMatch(/lender is paid first, out|Is this yours\? 2023|null|undefined/);
  });

  it('takes the acceptance by a form of its own page, without the plate that is known [L2.57] [L4.15]', () => {
    const markup = draw(offered);
    expect(markup).toMatch(
      new RegExp(`<form[^>]*action="/trade-in\\?valuation=${offered.valuationUuid}" method="post"`),
    );
    expect(markup).toContain('name="form" value="tradeIn"');
    expect(readText(markup)).toContain('Accept the estimate');
    expect(draw(makeTestValuation({ plate: null, lookUp: 'byHand' }))).toMatch(/id="tradeIn-rego"/);
    expect(markup).not.toMatch(/id="tradeIn-rego"/);
    const problems = [{ field: 'email', message: 'Please enter your email address.' }] as const;
    const answer: FormAnswer = { entry: makeLeadEntry(), refusal: { kind: 'invalid', problems }, status: 422 };
    expect(readText(draw(offered, {}, answer))).toContain('Please enter your email address.');
  });

  it.each([
    ['tooOld', 'It is over 7 years old'],
    ['tooFar', 'It has run over 100,000 km'],
    ['fewAlike', 'Too few cars like it'],
    ['unavailable', 'cannot be looked up at the moment'],
    ['tooLittle', 'we would tell you too low a figure'],
  ] as const)('offers to look at it in person where there is no estimate: %s [L5.17] [D.39]', (noEstimate, words) => {
    const text = say(makeTestValuation({ offer: null, noEstimate }));
    expect(text).toContain('We value your Mazda3 in person');
    expect(text).toContain(words);
    expect(text).toContain('Have it valued in person First name');
    expect(text).not.toContain('Our estimate for');
  });

  it('opens an earlier step again and closes what follows it, but not once the dealer has it [L2.57]', () => {
    const reopened = say(offered, { query: 'open=condition' });
    expect(reopened).toContain('Kilometres on the clock');
    expect(reopened).not.toContain('Our estimate for');
    expect(say(offered, { query: 'open=car' })).toContain('Which car is it?');
    expect(say(asked, { query: 'open=offer' })).toContain('Kilometres on the clock');
    const sent = makeTestValuation({ leadUuid: offered.valuationUuid, isAccepted: true, plate: null });
    const text = say(sent, { query: 'open=condition' });
    expect(text).toContain('You have accepted the estimate');
    expect(text).toContain('$22,096');
    expect(text).not.toMatch(/Change|Kilometres on the clock|First name/);
    expect(say({ ...sent, isAccepted: false, offer: null })).toContain('You have asked for a look in person');
  });

  it('says which vehicle it is traded for, and sends it along [B2.04]', () => {
    const subject: FormSubject = {
      vehicle: { vehicleId: 7, slug: 'x-trail', carType: 'used', title: '2023 Nissan X-Trail' },
      ...{ isInStock: true, href: '/cars/x-trail', facts: 'Used', price: null, picture: null },
    };
    const markup = draw(null, { page: 'cars/trade-in', subject });
    expect(readText(markup)).toContain('You trade it in for: 2023 Nissan X-Trail');
    expect(markup).toContain('name="car_id" value="7"');
    expect(markup).toContain('name="page" value="cars/trade-in"');
    expect(say(null, { page: 'cars/trade-in' })).not.toContain('You trade it in for');
    expect([viewOf(null).isIndexed, viewOf(offered).isIndexed]).toEqual([true, false]);
    expect(viewOf(null, { page: 'cars/trade-in' }).isIndexed).toBe(false);
  });

  it('has words for each of its addresses, those of the dealer first [L2.08] [D.58]', () => {
    expect(say(null, { page: 'sell-my-car' })).toContain('Sell my car');
    expect(say(null, { page: 'sell-your-car' })).toContain('Sell your car to us');
    const written = { title: 'We buy cars', description: 'd', lead: 'Any car.', picture: null };
    const page = {
      ...written,
      slug: 'trade-in',
      blocks: [{ kind: 'text', html: '<p>Ring us.</p>' }],
      part: null,
      form: null,
    };
    const on = { ...context, site: { ...context.site, content: { 'trade-in': page as never } } };
    expect(say(null, { on })).toMatch(/We buy cars Any car\..*Ring us\./);
    expect(say(null, { on, page: 'sell-my-car' })).toMatch(/Sell my car.*Ring us\./);
  });

  it('saves the result from the page where the site wants it so, without the plate [L4.16]', () => {
    const on = contextOf({ resultSaving: 'miscellaneous' });
    expect(viewOf(offered, { on }).flow.saved).toMatchObject({
      ...{ column_name: 'valuation', id: offered.valuationUuid, offer_price: 22_096, rego: null },
    });
    expect(viewOf(asked, { on }).flow.saved).toBeNull();
    expect(viewOf(offered).flow.saved).toBeNull();
  });
});

it('is a page of its visitor alone, where the site values cars, and as data too [L2.08] [B2.04] [D.38]', () => {
  const personal = (path: string, tradeIn: object) => isPersonalPage(path, makeTestContext({ tradeIn }).site);
  for (const path of ['/trade-in', '/cars/trade-in', '/sell-my-car/', '/trade-in.data']) {
    expect(personal(path, { enabled: true })).toBe(true);
    expect(personal(path, {})).toBe(false);
  }
  expect(personal('/sell-your-car', { enabled: true, pages: ['trade-in'] })).toBe(false);
  expect(personal('/cars/trade-in-ute', { enabled: true })).toBe(false);
});

it('shows a valuation to nobody but its visitor [D.39]', async () => {
  const kept = { ...offered, visitorUuid: found.valuationUuid, revision: 0 };
  const service = createTradeInService({
    valuations: {
      find: async ({ siteSlug, visitorUuid }) =>
        siteSlug === 'wattle' && visitorUuid === kept.visitorUuid ? kept : undefined,
    },
    pathsOf: async () => context.paths,
  });
  const site = { ...context.site, configVersion: '1' };
  const load = (visitorUuid: string | null, valuationUuid: string | null) =>
    service.load(site, { visitorUuid, valuationUuid });
  expect((await load(kept.visitorUuid, kept.valuationUuid)).valuation).toMatchObject({ odometerKm: 61_500 });
  expect(await load(null, null)).toEqual({ valuation: null, makes: ['Kia', 'Nissan', 'Toyota'] });
  for (const [visitor, id] of [
    [null, kept.valuationUuid],
    ['other', kept.valuationUuid],
    [kept.visitorUuid, "'"],
  ] as const) {
    await expect(load(visitor, id)).rejects.toMatchObject({ code: 'notFound' });
  }
});

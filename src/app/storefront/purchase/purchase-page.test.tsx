import { describe, expect, it } from 'vitest';
import { checkoutNow, pricedVehicle } from '#src/app/storefront/testing/draw-checkout.tsx';
import { acceptedCar, drawPurchase } from '#src/app/storefront/testing/draw-purchase.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { wholeAnswers } from '#src/purchase/testing/whole-answers.ts';

const nowMs = checkoutNow.getTime();
const { contact, handover, tradeIn, funds } = wholeAnswers;

describe('the page of buying online', () => {
  it.each([
    ['a sparse vehicle', pricedVehicle],
    ['a full one', makeFullVehicle({ reserveAmountCents: null })],
  ])('asks who buys %s, by a form that works without scripts [B2.03] [D.41]', async (_, vehicle) => {
    const { markup, text } = await drawPurchase({ vehicle });
    expect(markup).toContain(`action="/checkout-journey?car_id=${vehicle.slug}" method="post"`);
    for (const label of ['First name', 'Last name', 'Email address', 'Phone number']) expect(text).toContain(label);
    expect(text).toContain('Details Handover Trade-in Payment Deposit');
    expect(text).toContain('then a deposit of $200 holds this car for 48 hours');
    expect(text).not.toMatch(/null|undefined|NaN/);
  });

  it('folds what is answered to one line with a way back, and asks the next question [D.41]', async () => {
    const { markup, text } = await drawPurchase({ answers: { contact } as never });
    expect(text).toContain('Your details Ann Example, 0412 345 678, ann@example.com Change Your details');
    expect(markup).toContain('href="/checkout-journey?car_id=a-car&amp;step=contact"');
    expect(text).toContain('Pick-up or delivery? I’ll pick it up');
    expect(text).toContain('See the cost for your postcode before you pay anything');
    // Each accepted answer redirects to #now, so this element must be able to take the focus.
    expect(markup).toMatch(/<div id="now" tabindex="-1"/i);
    const again = await drawPurchase({ answers: { contact } as never, question: { asked: 'contact' } });
    expect(again.markup).toContain('value="Ann"');
  });

  it('says what each answer costs, with delivery by its postcode, and what is left to pay to the cent [B2.03] [D.13]', async () => {
    const { text, markup } = await drawPurchase({ answers: wholeAnswers });
    expect(text).toContain('Price $28,990 Delivery $95.50 Deposit −$200 Financed −$15,000 Due at handover $13,885.50');
    expect(text).toContain('Handover Delivery to 1 Test Street, Moorooka 4105');
    expect(markup).toContain('shown=4-2899000-9550-0-20000-1500000"');
    const far = { ...wholeAnswers, handover: { entry: { ...handover?.entry, postcode: '6000' }, problems: [] } };
    const quoted = await drawPurchase({ answers: far as never });
    expect(quoted.text).toContain('Delivery To be quoted');
    expect(quoted.text).toContain('Delivery is extra. We’ll quote it before you sign anything.');
  });

  it('says what the financed part may cost, with the comparison rate and its warning [B9.39] [D.41]', async () => {
    const { text } = await drawPurchase({ answers: wholeAnswers });
    expect(text).toContain('a week est. $68 p.a. interest 6.29% p.a. comparison 6.29%');
    expect(text).toContain('An estimate from Wattle Finance, not an offer of credit.');
    expect(text).toContain('WARNING: This comparison rate is true only for the examples given');
    const own = {
      ...wholeAnswers,
      funds: { entry: { kind: 'own', amount: '', termYears: '' }, problems: [] },
    } as const;
    expect((await drawPurchase({ answers: own })).text).not.toContain('p.a.');
  });

  it('leads to the application for finance where the site takes some, and says how far the visitor is [D.41] [D.61]', async () => {
    const answers = wholeAnswers;
    const elsewhere = await drawPurchase({ answers, application: { state: 'sent', amountCents: 1 } });
    expect(elsewhere.text).toContain('Apply for finance');
    expect(elsewhere.markup).not.toContain('/apply-for-finance');
    const switches = { financeApplication: { enabled: true } };
    const none = await drawPurchase({ answers, switches });
    expect(none.markup).toContain('href="/apply-for-finance?car_id=1">Apply for finance<');
    const begun = await drawPurchase({ answers, switches, application: { state: 'draft', amountCents: null } });
    expect(begun.text).toContain('Continue your application');
    const sent = await drawPurchase({ answers, switches, application: { state: 'sent', amountCents: 1_500_000 } });
    expect(sent.text).toContain('We have your finance application for $15,000. View your application');
  });

  it('counts a trade-in that the visitor accepted, as an estimate, and one with money owing on it not yet [D.39] [D.41]', async () => {
    const chosen = { entry: { choice: acceptedCar.valuationUuid }, problems: [] };
    const answers = {
      ...wholeAnswers,
      tradeIn: chosen,
      funds: { entry: { kind: 'own', amount: '', termYears: '' }, problems: [] },
    } as const;
    const { text } = await drawPurchase({ answers });
    expect(text).toContain('Trade-in 2022 Mazda3, estimate $22,096 Change');
    expect(text).toContain('Trade-in estimate −$22,096 Deposit −$200 Due at handover $6,789.50');
    const owing = { ...acceptedCar, answers: { ...acceptedCar.answers, financeOwing: 'yes' } };
    const less = await drawPurchase({ answers, valuations: [owing] });
    expect(less.text).toContain('Due at handover $28,885.50');
    expect(less.text).toContain('We’ll pay out your lender first from the $22,096');
    const cheap = { ...pricedVehicle, priceCents: 1_000_000 };
    expect((await drawPurchase({ answers, vehicle: cheap })).text).toContain('Paid out to you at handover $12,200.50');
  });

  it.each([
    ['too old', { startedAt: new Date(nowMs - 14 * 86_400_000) }],
    ['gone', { offer: null }],
  ])('asks anew about a trade-in whose estimate is %s [D.41]', async (_, changes) => {
    const answers = { ...wholeAnswers, tradeIn: { entry: { choice: acceptedCar.valuationUuid }, problems: [] } };
    const { text } = await drawPurchase({ answers, valuations: [{ ...acceptedCar, ...changes }] });
    expect(text).toContain('Your trade-in estimate is no longer valid.');
    expect(text).toContain('Do you have a trade-in? No trade-in');
    expect(text).not.toContain('Mazda3');
  });

  it('counts an estimate that is not accepted like one that is, and asks for no acceptance [B1.11] [D.39] [D.41]', async () => {
    const own = { entry: { kind: 'own', amount: '', termYears: '' }, problems: [] } as const;
    const tradeIn = { entry: { choice: acceptedCar.valuationUuid }, problems: [] };
    const valuations = [{ ...acceptedCar, isAccepted: false }];
    const { contact: who, handover: how } = wholeAnswers;
    const asked = await drawPurchase({ answers: { contact: who, handover: how } as never, valuations });
    expect(asked.text).toContain('Do you have a trade-in? No trade-in 2022 Mazda3 Estimate $22,096');
    expect(asked.text).not.toMatch(/accept/i);
    const { text } = await drawPurchase({ answers: { ...wholeAnswers, tradeIn, funds: own }, valuations });
    expect(text).toContain('Trade-in estimate −$22,096 Deposit −$200 Due at handover $6,789.50');
  });

  it('leaves the terms of the reservation to be ticked, and keeps them ticked once they were [D.41]', async () => {
    const switches = { checkout: { termsPath: '/terms' } };
    const readBox = ({ markup }: { readonly markup: string }) => /<input[^>]*type="checkbox"[^>]*>/.exec(markup)?.[0];
    const fresh = readBox(await drawPurchase({ switches }));
    expect(fresh).toContain('name="terms"');
    expect(fresh).not.toContain('checked');
    const question = { asked: 'contact' } as const;
    expect(readBox(await drawPurchase({ switches, answers: { contact } as never, question }))).toContain('checked');
    const refused = { ...contact?.entry, isAgreed: false };
    const again = { contact: { entry: refused, problems: [{ field: 'terms', message: 'Please agree.' }] } };
    expect(readBox(await drawPurchase({ switches, answers: again as never }))).not.toContain('checked');
  });

  it('refuses finance of more than is left, and says how much that is [D.41]', async () => {
    const much = { ...wholeAnswers, funds: { entry: { ...funds?.entry, amount: '28885.51' }, problems: [] } };
    const { text, markup } = await drawPurchase({ answers: much as never });
    expect(text).toContain('Please fix the following errors: You can finance up to $28,885.50.');
    expect(markup).toContain('href="#purchase-amount"');
    expect(text).not.toContain('Pay $200');
    const most = { ...wholeAnswers, funds: { entry: { ...funds?.entry, amount: '28885.50' }, problems: [] } };
    expect((await drawPurchase({ answers: most as never })).text).toContain('Due at handover $0');
  });

  it('asks about neither trade-in nor finance where the site has none [D.38] [D.41]', async () => {
    const switches = { tradeIn: { enabled: false }, finance: { provider: null } };
    const answers = { contact, handover, tradeIn } as never;
    const { text } = await drawPurchase({ answers, switches });
    expect(text).toContain('Details (done) Handover (done) Deposit');
    expect(text).toContain('Pay $200 and hold the car');
    expect(text).not.toMatch(/Financed|have a trade-in/);
  });

  it.each([
    ['late', 'Another shopper is paying for this car right now. You haven’t been charged.'],
    ['changed', 'Something in your purchase has changed. Please check the figures again. You haven’t been charged.'],
    ['unavailable', 'This car can no longer be bought online.'],
  ] as const)('explains the answer %s, and says when nothing was charged [B1.12] [D.41]', async (answer, words) => {
    expect((await drawPurchase({ answers: wholeAnswers, question: { answer } })).text).toContain(words);
  });

  it('takes the id of a vehicle for its slug, and is not there for another or where nothing is bought online [B2.03] [D.26]', async () => {
    expect((await drawPurchase({ question: { name: '1' } })).markup).toContain('car_id=a-car"');
    const notFound = { code: 'notFound' };
    await expect(drawPurchase({ question: { name: 'another' } })).rejects.toMatchObject(notFound);
    await expect(drawPurchase({ switches: { purchase: { isEnabled: false } } })).rejects.toMatchObject(notFound);
    await expect(drawPurchase({ switches: { checkout: { path: 'none' } } })).rejects.toMatchObject(notFound);
  });
});

import { describe, expect, it } from 'vitest';
import {
  asked,
  bare,
  contextOf,
  drawTradeIn,
  offered,
  sayTradeIn,
  viewTradeIn,
} from '#src/app/storefront/testing/draw-trade-in.tsx';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { makeLeadEntry } from '#src/leads/testing/make-lead-entry.ts';
import { makeTestValuation } from '#src/trade-in/testing/make-test-valuation.ts';
import { readText } from '#src/ui/testing/read-text.ts';

describe('the end of valuing a car', () => {
  it('shows the offer with its sum line by line, as an estimate and no promise [L2.57] [D.39]', () => {
    const text = sayTradeIn(offered);
    expect(text).toContain(
      'Our estimate for your Mazda3 $22,096 Likely between $20,500 and $23,700 once we’ve inspected it ' +
        'Estimated retail price $26,600 Gaps in the service history −$400 One or two worn tyres −$380 Our margin (14%) −$3,724 ' +
        'Our estimate $22,096 Based on 10 similar cars at 7 dealers, adjusted for year and kilometres.',
    );
    expect(text).toContain(
      'This is an estimate based on your answers, not a promise to buy. We’ll inspect the car with you',
    );
    expect(text).toContain('We’ll pay out your lender from this amount first');
    expect(text).toContain('Condition 61,500 km, 6 of 6 questions answered Change');
    const sparse = makeTestValuation({
      cars: [{ ...bare, odometerKm: 5 }],
      lookUp: 'byHand',
      plate: null,
      odometerKm: null,
      answers: { ...offered.answers, financeOwing: 'no' },
      offer: offered.offer && { ...offered.offer, deductions: [], basis: { vehicleCount: null, dealerCount: null } },
    });
    const less = sayTradeIn(sparse);
    expect(less).toContain('Estimated retail price $26,600 Our margin (14%) −$3,724');
    expect(less).toContain('Based on what similar cars sell for.');
    expect(less).toContain('Your car 2023 Saab 9-3 Change');
    expect(less).not.toMatch(/pay out your lender from|Is this yours\? 2023|null|undefined/);
  });

  it('takes the acceptance by a form of its own page, without the plate that is known [L2.57] [L3.01] [L4.15]', () => {
    const markup = drawTradeIn(offered);
    expect(markup).toMatch(
      new RegExp(`<form[^>]*action="/trade-in\\?valuation=${offered.valuationUuid}" method="post"`),
    );
    expect(markup).toContain('name="form" value="tradeIn"');
    expect(markup).toContain('name="page_id" value="trade-in"');
    expect(markup).toContain('name="shown" value="3"');
    expect(readText(markup)).toContain('Accept the estimate');
    expect(drawTradeIn(makeTestValuation({ plate: null, lookUp: 'byHand' }))).toMatch(/id="tradeIn-rego"/);
    expect(markup).not.toMatch(/id="tradeIn-rego"/);
    const problems = [{ field: 'email', message: 'Please enter your email address.' }] as const;
    const answer: FormAnswer = { entry: makeLeadEntry(), refusal: { kind: 'invalid', problems }, status: 422 };
    expect(readText(drawTradeIn(offered, {}, answer))).toContain('Please enter your email address.');
  });

  it.each([
    ['tooOld', 'It’s over 7 years old'],
    ['tooFar', 'It’s done over 100,000 km'],
    ['fewAlike', 'There aren’t enough similar cars'],
    ['unavailable', 'We can’t look up car values right now'],
    ['tooLittle', 'our estimate would come out too low'],
  ] as const)('offers to look at it in person where there is no estimate: %s [L5.17] [D.39]', (noEstimate, words) => {
    const text = sayTradeIn(makeTestValuation({ offer: null, noEstimate }));
    expect(text).toContain('We’ll value your Mazda3 in person');
    expect(text).toContain(words);
    expect(text).toContain('Get it valued in person First name');
    expect(text).not.toContain('Our estimate for');
  });

  it('saves the result from the page where the site wants it so, without the plate [L4.16]', () => {
    const on = contextOf({ resultSaving: 'miscellaneous' });
    expect(viewTradeIn(offered, { on }).flow.saved).toMatchObject({
      column_name: 'valuation',
      id: offered.valuationUuid,
      offer_price: 22_096,
      rego: null,
    });
    expect(viewTradeIn(asked, { on }).flow.saved).toBeNull();
    expect(viewTradeIn(offered).flow.saved).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import {
  asked,
  contextOf,
  drawTradeIn,
  found,
  offered,
  sayTradeIn,
  several,
  undecided,
  viewTradeIn,
} from '#src/app/storefront/testing/draw-trade-in.tsx';
import { makeTestValuation } from '#src/trade-in/testing/make-test-valuation.ts';
import { readText } from '#src/ui/testing/read-text.ts';

const { keys: _keys, ...keyless } = offered.answers;
const badKm = 'open=condition&fault=condition&kms=lots';

describe('the steps of valuing a car', () => {
  it('asks for the plate and its state first, or for the car by hand [L2.57] [L4.13] [D.39] [B1.11]', () => {
    const markup = drawTradeIn(null);
    expect(markup).toMatch(/<form[^>]*action="\/trade-in\/car" method="post"/);
    expect(markup).toMatch(/<input[^>]*required=""[^>]*name="rego"/);
    const states = [...markup.matchAll(/<option(?: selected="")?>([A-Z]+)</g)].map(([, state]) => state);
    expect(states).toEqual(['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'ACT', 'NT']);
    expect(markup).toMatch(/<option selected="">QLD</);
    for (const name of ['make', 'model', 'year', 'kms']) expect(markup).toContain(`name="${name}"`);
    expect(markup).toContain('<option value="Mazda">');
    expect(readText(markup)).not.toContain('Condition Odometer reading');
    expect(markup).not.toContain('name="email"');
  });

  it('says that cars over 7 years or 100,000 km are generally given no estimate, or what the site has [L5.17]', () => {
    expect(sayTradeIn(null)).toContain(
      'We don’t usually give online estimates for cars over 7 years old or over 100,000 km.',
    );
    expect(sayTradeIn(null, { on: contextOf({ maxAgeYears: 10, maxOdometerKm: 150_000 }) })).toContain(
      'We don’t usually give online estimates for cars over 10 years old or over 150,000 km.',
    );
  });

  it('shows the car that was found, or lets choose among several [L2.57] [D.39]', () => {
    const text = sayTradeIn(found);
    expect(text).toContain('Your car ABC12D, QLD Change');
    expect(text).toContain(
      'Is this yours? Yes, that’s my 2022 Mazda3 G20, Hatch, white No, it’s a different car Continue',
    );
    const markup = drawTradeIn(several);
    expect(readText(markup)).toContain('Which of these is yours? 2023 Saab 9-3 2023 Saab 9-5 None of these');
    expect(markup).not.toContain('checked=""');
    expect(readText(drawTradeIn(several, { query: 'fault=yours' }))).toContain(
      'Please choose your car, or ‘None of these’.',
    );
  });

  it.each([
    ['notFound', 'We couldn’t find that rego.'],
    ['unavailable', 'We can’t look up regos right now.'],
  ] as const)('asks for the car by hand where the plate was %s [D.39]', (lookUp, words) => {
    const markup = drawTradeIn(makeTestValuation({ ...undecided, lookUp, cars: [] }));
    expect(readText(markup)).toContain(words);
    expect(markup).toMatch(/<details[^>]*open=""/);
    expect(markup).toContain('value="ABC12D"');
  });

  it('says what is wrong with a plate and with a car by hand, and keeps what was typed of the car [L4.13] [D.39]', () => {
    expect(sayTradeIn(null, { query: 'fault=tooLong&regoState=NSW' })).toContain(
      'That rego is too long for the state you chose.',
    );
    expect(drawTradeIn(null, { query: 'fault=tooLong&regoState=NSW' })).toMatch(/<option selected="">NSW</);
    const hand = drawTradeIn(null, { query: 'open=hand&fault=hand&make=Kia&model=&year=20&kms=5' });
    expect(readText(hand)).toContain('Please enter the model, such as CX-5.');
    expect(readText(hand)).toContain('Please enter the year it was built, such as 2019.');
    expect(readText(hand)).not.toContain('Please enter the make');
    expect(hand).toMatch(/name="make"[^>]*value="Kia"/);
    expect(sayTradeIn(null, { query: 'fault=constructor' })).not.toContain('undefined');
  });

  it.each([
    ['a plate', null, 'fault=tooLong&regoState=NSW', ['trade-in-rego']],
    ['a state', null, 'fault=noState', ['trade-in-regoState']],
    ['a car by hand', null, 'open=hand&fault=hand&make=Kia&kms=5', ['trade-in-model', 'trade-in-year']],
    ['a choice', several, 'fault=yours', ['trade-in-car']],
    ['answers', makeTestValuation({ answers: keyless }), badKm, ['trade-in-kms', 'trade-in-keys']],
  ] as const)(
    'leads from a box over the step to each field with something wrong, of %s [L2.57] [L2.52]',
    (_what, valuation, query, ids) => {
      const markup = drawTradeIn(valuation, { query });
      const box = /<div id="problem"[^>]*role="alert"[^>]*>(.*?)<\/div>/.exec(markup)?.[1] ?? '';
      expect(readText(box)).toMatch(/^Please fix the following errors:/);
      expect([...box.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
      for (const id of ids) expect(markup).toMatch(new RegExp(`<(input|select|fieldset)[^>]*id="${id}"`));
      expect(viewTradeIn(valuation, { query }).documentTitle).toMatch(/^Error: /);
    },
  );

  it('says nothing is wrong where nothing was sent, and of no step that is closed [L2.57]', () => {
    for (const [valuation, query] of [
      [null, ''],
      [asked, ''],
      [asked, 'fault=yours'],
      [offered, 'fault=condition&kms=lots'],
    ] as const) {
      expect(drawTradeIn(valuation, { query })).not.toContain('role="alert"');
      expect(viewTradeIn(valuation, { query }).documentTitle).not.toContain('Error');
    }
  });

  it('keeps kilometres that cannot be any as they were typed, whatever was known before [L4.14]', () => {
    const markup = drawTradeIn(offered, { query: badKm });
    expect(markup).toMatch(/name="kms"[^>]*value="lots"/);
    expect(readText(markup)).toContain('Please enter the kilometres shown on the odometer.');
    expect(drawTradeIn(offered, { query: 'open=condition&kms=lots' })).toMatch(/name="kms"[^>]*value="61,500"/);
  });

  it.each([
    ['car', null],
    ['yours', found],
    ['condition', asked],
    ['offer', offered],
    ['offer', makeTestValuation({ offer: null, noEstimate: 'tooOld' })],
    ['offer', makeTestValuation({ leadUuid: offered.valuationUuid, isAccepted: true, plate: null })],
  ] as const)(
    'has one heading for #%s, which takes the focus when the page opens there [L2.57]',
    (anchor, valuation) => {
      const markup = drawTradeIn(valuation);
      expect(markup.match(new RegExp(`<h2 id="${anchor}" tabindex="-1"`, 'gi'))).toHaveLength(1);
      expect(markup.match(new RegExp(`\\bid="${anchor}"`, 'g'))).toHaveLength(1);
    },
  );

  it('asks six questions and the kilometres with the id of the valuation [L4.14] [D.39]', () => {
    const markup = drawTradeIn(asked);
    expect(markup).toMatch(/<form[^>]*action="\/trade-in\/condition" method="post"/);
    expect(markup).toContain(`name="valuation" value="${asked.valuationUuid}"`);
    const names = [...markup.matchAll(/<input type="radio"[^>]*name="(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(names)]).toEqual([
      ...['serviceHistory', 'accidentDamage', 'tyres', 'windscreen', 'keys', 'financeOwing'],
    ]);
    expect(readText(markup)).toContain('Is this yours? 2022 Mazda3 G20 Change');
    const short = makeTestValuation({ ...undecided, carAt: 0, answers: { tyres: 'four' } });
    const refused = drawTradeIn(short, { query: 'fault=condition' });
    for (const legend of ['Service history', 'Has it been in an accident?', 'Windscreen', 'Number of keys']) {
      // Once in the error summary and once beside the question.
      expect(refused.split(`Please choose an answer for ‘${legend}’.`)).toHaveLength(3);
    }
    expect(refused).not.toContain('Please choose an answer for ‘Tyres’.');
    expect(readText(refused)).toContain('Please enter the kilometres shown on the odometer.');
    expect(refused).toMatch(
      /name="tyres"[^>]*checked=""[^>]*value="four"|name="tyres"[^>]*value="four"[^>]*checked=""/,
    );
  });

  it('opens an earlier step again and closes what follows it, but not once the dealer has it [L2.57]', () => {
    const reopened = sayTradeIn(offered, { query: 'open=condition' });
    expect(reopened).toContain('Odometer reading');
    expect(reopened).not.toContain('Our estimate for');
    expect(sayTradeIn(offered, { query: 'open=car' })).toContain('Tell us about your car');
    expect(sayTradeIn(asked, { query: 'open=offer' })).toContain('Odometer reading');
    const sent = makeTestValuation({ leadUuid: offered.valuationUuid, isAccepted: true, plate: null });
    const text = sayTradeIn(sent, { query: 'open=condition' });
    expect(text).toContain('You’ve accepted the estimate');
    expect(text).toContain('$22,096');
    expect(text).not.toMatch(/Change|Odometer reading|First name/);
    expect(sayTradeIn({ ...sent, isAccepted: false, offer: null })).toContain('You’ve asked for an inspection');
  });
});

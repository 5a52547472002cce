import { describe, expect, it } from 'vitest';
import { drawPersonalised, namesOf } from '#src/app/storefront/testing/draw-finance-application.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';

describe('the page of personalised finance', () => {
  const lenders = {
    plain: { name: 'Plain', ratesPercent: { good: 9.95 }, monthlyFeeDollars: 8 },
    choosy: { name: 'Choosy', ratesPercent: { good: 8.5 }, minDepositPercent: 20, establishmentFeeDollars: 250 },
    proud: { name: 'Proud', ratesPercent: { excellent: 7 } },
  };
  const config = { financeApplication: { enabled: true, lenders }, finance: { hasPersonalised: true } };
  const vehicle = makeTestVehicle({ hasNvic: true, priceCents: 3_000_000 });
  const answers = { creditProfile: 'good', housing: 'renting', deposit: '5,000', termYears: '5' };

  it('asks for credit history, home, deposit and term before any lender quotes [L2.13]', async () => {
    const { markup } = await drawPersonalised({ config, vehicle });
    expect(markup).toContain('action="/personalised/finance/answers"');
    expect(markup).toMatch(/<div id="finance-form" tabindex="-1"/i);
    expect(namesOf(markup)).toEqual(['car_id', 'housing', 'creditProfile', 'deposit', 'termYears']);
    expect(readText(markup)).not.toContain('side by side');
    const problems = { quote: [{ field: 'termYears', message: 'Please choose a loan term.' }] };
    const refused = await drawPersonalised({ config, vehicle, content: { answers, problems } });
    expect(refused.markup).toContain('<a href="#finance-termYears">Please choose a loan term.</a>');
  });

  it('shows each lender’s quote with both rates, then those that quote nothing, and leads on to the application [L2.13] [B9.39]', async () => {
    const { markup } = await drawPersonalised({ config, vehicle, content: { answers, problems: { quote: [] } } });
    const text = readText(markup);
    expect(text).toContain(
      'Plain a week est. $124 p.a. interest 9.95% p.a. comparison 10.49% $25,000 over 5 years Includes fees of $8 a month Total payable',
    );
    expect(text).toContain('Choosy Needs a deposit of at least 20%.');
    expect(text).toContain('Proud Doesn’t lend to people with this credit history.');
    expect(text).toMatch(/not an approval or an offer of credit.*WARNING: This comparison rate/);
    expect(markup).toMatch(/action="\/personalised\/finance\/lender"[^>]*>.*name="lender" value="plain"/);
    expect(markup.match(/name="lender"/g)).toHaveLength(1);
  });
});

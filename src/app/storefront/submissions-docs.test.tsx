import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkoutNow, drawCheckout } from '#src/app/storefront/testing/draw-checkout.tsx';
import { drawApplication, drawPersonalised } from '#src/app/storefront/testing/draw-finance-application.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeStoredReservation } from '#src/app/storefront/testing/make-stored-reservation.ts';
import { typedParts } from '#src/finance-application/testing/test-application.ts';

const sections = readFileSync('docs/submissions.md', 'utf8').split(/^## /m);

const readSteps = (address: string): Readonly<Record<string, readonly string[]>> => {
  const section = sections.find((text) => text.includes(`\`POST ${address}\``)) ?? '';
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (.*)\|$/gm)];
  return Object.fromEntries(
    rows.map(([, step = '', cell = '']) => [step, [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)]),
  );
};

const listForms = (markup: string) =>
  [...markup.matchAll(/<form[^>]* action="([^"]*)"[^>]* method="post"[^>]*>(.*?)<\/form>/gs)].map(
    ([, action = '', body = '']) => ({
      action,
      step: /name="step" value="(\w+)"/.exec(body)?.[1],
      names: [...new Set([...body.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name))],
    }),
  );

describe('docs/submissions.md', () => {
  it('names every field that reserving sends, step by step [D.41]', async () => {
    const nowMs = checkoutNow.getTime();
    const ends = { payByMs: nowMs + 600_000, heldUntilMs: nowMs + 48 * 3_600_000 };
    const pages = [
      await drawCheckout({ checkout: { termsPath: '/terms' } }),
      await drawCheckout({ reservation: makeStoredReservation({}) }),
      await drawCheckout({
        reservation: makeStoredReservation({ state: 'paying', paymentRef: 'test_1', ...ends }),
        standing: { kind: 'waiting', needs: 'confirmation', decline: null },
      }),
    ];
    const forms = pages.flatMap(({ markup }) => listForms(markup));
    expect(new Set(forms.map(({ action }) => action))).toEqual(new Set(['/cars/a-car/checkout']));
    expect(Object.fromEntries(forms.map(({ step, names }) => [step, names]))).toEqual(
      readSteps('/cars/{slug}/checkout'),
    );
  });

  it('names every field that an application for finance sends, step by step [D.41]', async () => {
    const steps = ['contact', 'employment', 'income', 'expenses', 'loan'] as const;
    const vehicle = makeFullVehicle();
    const config = {
      dealerships: ['north', 'south'].map((slug, index) => ({ id: index + 1, slug, name: slug, locationId: 1 })),
      leads: { dealershipSelect: 'shown' },
    };
    const query = 'vehiclePriceBudget=27000';
    const pages = [
      ...[0, 1, 2, 3, 4, 5].map((count) => {
        const done = steps.slice(0, count);
        const answers = Object.assign({}, ...done.map((step) => typedParts[step]));
        const problems = Object.fromEntries(done.map((step) => [step, []]));
        return drawApplication({ vehicle, config, query, content: { answers, problems } });
      }),
      drawApplication({ carAsked: 77, content: { answers: {}, problems: {} } }),
    ];
    const forms = (await Promise.all(pages)).flatMap(({ markup }) => listForms(markup));
    const sent = forms.map(({ action, names }) => [action.replace('/apply-for-finance/', ''), names]);
    expect(Object.fromEntries(sent)).toEqual(readSteps('/apply-for-finance/{step}'));
  });

  it('names every field that asking lenders for quotes sends [D.41] [L2.13]', async () => {
    const config = {
      financeApplication: { enabled: true, lenders: { plain: { name: 'Plain', ratesPercent: { good: 9.95 } } } },
      finance: { hasPersonalised: true },
    };
    const answers = { creditProfile: 'good', housing: 'renting', deposit: '0', termYears: '5' };
    const vehicle = makeFullVehicle({ hasNvic: true });
    const { markup } = await drawPersonalised({ config, vehicle, content: { answers, problems: { quote: [] } } });
    const sent = listForms(markup).map(({ action, names }) => [action.replace('/personalised/finance/', ''), names]);
    expect(Object.fromEntries(sent)).toEqual(readSteps('/personalised/finance/{step}'));
  });
});

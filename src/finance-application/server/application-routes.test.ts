import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import {
  consents,
  gated,
  parts,
  prepareApplications,
  quoteAnswers,
  sealer,
  silent,
  toSend,
} from '../testing/prepare-applications.ts';
import { typedParts } from '../testing/test-application.ts';
import { listApplications } from './admin/list-applications.ts';

describe.each(testDatabases)('applications for finance on $name', ({ open }) => {
  const now = new Date('2026-11-22T00:00:00Z');
  const { test, logged, stored, send, apply, fillIn, listRows, find } = prepareApplications(open, () => now);

  it('are stored step by step for their visitor, sealed, with no answer in clear text [D.41] [L1.02]', async () => {
    const first = await apply('contact', { ...typedParts.contact, car_id: '7' });
    expect(first).toMatchObject({ status: 303, to: '/apply-for-finance?car_id=7#finance-form' });
    expect(first.answer.headers['cache-control']).toBe('no-store');
    await apply('income', { ...typedParts.income, income: '85,123.45', car_id: '7' }, first);
    expect((await find(7))?.content).toMatchObject({
      answers: { name: 'Ann', income: '85,123.45' },
      problems: { contact: [], income: [] },
    });
    const [row, ...others] = await listRows('finance_applications');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ state: 'draft', vehicle_id: expect.anything(), revision: 1 });
    expect(JSON.stringify(row)).not.toMatch(/ann@|85,123|Example/);
    expect(logged.mock.calls.join('')).not.toMatch(/85,123|85123|ann@|Ann/);
  });

  it('store invalid answers together with their problems [D.41] [D.33]', async () => {
    const refused = await apply('contact', { ...typedParts.contact, email: 'ann@', last_name: '' });
    // No anchor: with one, browsers don't focus the alert.
    expect(refused.to).toBe('/apply-for-finance');
    const content = (await find())?.content;
    expect(content?.answers.email).toBe('ann@');
    expect(content?.problems.contact?.map(({ field }) => field)).toEqual(['last_name', 'email']);
  });

  it('become one lead without income figures, sealed with consents and assessment [D.41] [L1.02]', async () => {
    const cookie = await fillIn({ car_id: '7' });
    await apply('consents', { ...consents, car_id: '7' }, { cookie });
    await apply('consents', { ...consents, car_id: '7' }, { cookie });
    const [lead, ...others] = await listRows('leads');
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      form: 'finance',
      category: 'Finance Enquiry',
      subcategory: 'Finance Application',
      first_name: 'Ann',
      custom: { finance_amount: '$25,000', finance_term: '5 years', finance_result: 'Looks likely' },
    });
    expect(JSON.stringify(lead)).not.toMatch(/\b85,?000\b|income|\b350\b|Moorooka Mills/);
    expect((await listRows('lead_deliveries')).map(({ kind }) => kind)).toContain('mail');
    const sent = await find(7);
    expect(sent).toMatchObject({ state: 'sent', leadUuid: lead?.lead_uuid });
    expect(sent?.content.consents.map(({ name, agreedAt }) => [name, agreedAt])).toEqual([
      ['privacy', now.toISOString()],
      ['electronic', now.toISOString()],
      ['truth', now.toISOString()],
    ]);
    expect(sent?.content.decision).toMatchObject({ outcome: 'likely', isOfService: false });
    const [listed] = await listApplications(test.database, sealer, { siteSlug: 'wattle' }, 10);
    expect(listed?.content.answers.income).toBe('85,000');
  });

  it('are sent once, even by concurrent requests [D.41]', async () => {
    const cookie = await fillIn();
    await Promise.all([1, 2, 3].map(() => apply('consents', consents, { cookie })));
    expect(await listRows('leads')).toHaveLength(1);
    expect((await listRows('finance_applications')).map(({ state }) => state)).toEqual(['sent']);
  });

  it('lead back to the form if there is nothing left to send, but not if it was sent before [D.41]', async () => {
    const cookie = await fillIn();
    expect((await apply('consents', consents, { cookie })).to).toMatch(/^\/apply-for-finance#/);
    expect((await apply('consents', consents, { cookie })).to).toMatch(/^\/apply-for-finance#/);
    await test.database.primary.execute(sql`DELETE FROM finance_applications`);
    expect((await apply('consents', consents, { cookie })).to).toBe('/apply-for-finance');
  });

  it('are not sent without every consent and step, or when the lead cannot be stored [D.41]', async () => {
    const cookie = await fillIn();
    expect((await apply('consents', { ...consents, consent_truth: '' }, { cookie })).to).toBe('/apply-for-finance');
    expect((await find())?.content.problems.consents?.map(({ field }) => field)).toEqual(['consent_truth']);
    expect((await find())?.content.answers.consent_privacy).toBe('on');
    await apply('income', { income: '', incomePeriod: 'year' }, { cookie });
    await apply('consents', consents, { cookie });
    expect((await find())?.content.problems.income).toHaveLength(1);
    await apply('consents', consents);
    expect(await listRows('leads')).toEqual([]);
    expect((await listRows('finance_applications')).map(({ state }) => state)).toEqual(['draft']);
  });

  it.each([
    ['27000', '27000'],
    ['42990.5', '42991'],
    ['1e3', undefined],
  ])('take the amount from the price in the link, here %s [L2.32]', async (budget, amount) => {
    await apply('contact', { ...typedParts.contact, vehiclePriceBudget: budget });
    expect((await find())?.content.answers.amount).toBe(amount);
  });

  it.each(parts)('are not sent when a step was skipped: %s [D.41]', async (missing) => {
    let cookie: string | undefined;
    for (const part of parts.filter((one) => one !== missing))
      cookie = (await apply(part, typedParts[part], cookie === undefined ? {} : { cookie })).cookie;
    await apply('consents', consents, cookie === undefined ? {} : { cookie });
    expect(await listRows('leads')).toEqual([]);
    expect((await find())?.content.problems[missing]?.length).toBeGreaterThan(0);
  });

  it('count towards the rate limit only when something was stored [D.26]', async () => {
    // Problems are stored with their answers.
    const { cookie } = await apply('loan', { ...typedParts.loan, amount: 'much' });
    expect(stored).toEqual([true]);
    await send('/personalised/finance/lender', { car_id: '7', lender: 'plain' }, { cookie });
    await send('/apply-for-finance/vehicle', { car_id: '7', former_car_id: '7' }, { cookie });
    await send('/apply-for-finance/vehicle', { car_id: '' }, { cookie });
    expect(stored).toEqual([true, false, false, false]);
  });

  it('redirect to the sign-in on a gated site and store nothing [L6.01] [L2.14] [L4.17]', async () => {
    const at = { host: gated };
    expect(await send('/apply-for-finance/loan', { ...typedParts.loan, car_id: '7' }, at)).toMatchObject({
      status: 303,
      to: '/apply-for-finance?car_id=7',
    });
    expect((await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '7' }, at)).to).toBe(
      '/personalised/finance?car_id=7',
    );
    expect(await listRows('finance_applications')).toEqual([]);
    expect(stored).toEqual([false, false]);
  });

  it('are filled in by everyone and sent by who signed in alone, where only sending requires it [L6.01]', async () => {
    const at = { host: toSend };
    const begun = await send('/apply-for-finance/contact', typedParts.contact, at);
    expect(begun.to).toBe('/apply-for-finance#finance-form');
    expect(await listRows('finance_applications')).toMatchObject([{ site_id: 'moto', state: 'draft' }]);
    const sent = await send('/apply-for-finance/consents', consents, { ...at, cookie: begun.cookie });
    expect(sent).toMatchObject({
      status: 303,
      to: '/sign-in?type=finance&redirect=%2Fapply-for-finance%23finance-form&back=%2Fapply-for-finance',
    });
    expect(stored).toEqual([true, false]);
    await test.database.primary.execute(sql`UPDATE visitors SET phone = '+61412345678' WHERE site_id = 'moto'`);
    await test.database.primary.execute(sql`UPDATE visitor_sessions SET signed_in_at = now() WHERE site_id = 'moto'`);
    const again = await send('/apply-for-finance/consents', consents, { ...at, cookie: begun.cookie });
    expect(again.to).toMatch(/^\/apply-for-finance/);
  });

  it('are accepted from our own pages only, on sites that take applications [D.41]', async () => {
    const from = (headers: Record<string, string>) => send('/apply-for-finance/loan', typedParts.loan, headers);
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ host: silent })).status).toBe(404);
    expect((await apply('nothing', {})).status).toBe(404);
    expect((await apply('loan', { amount: '9'.repeat(20_000) })).status).toBe(413);
    expect(await listRows('finance_applications')).toEqual([]);
  });
});

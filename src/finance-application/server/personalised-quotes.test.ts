import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { prepareApplications, quoteAnswers, toSend } from '../testing/prepare-applications.ts';
import { typedParts } from '../testing/test-application.ts';

describe.each(testDatabases)('applications for finance on $name', ({ open }) => {
  const now = new Date('2026-11-22T00:00:00Z');
  const { test, store, send, apply, findVisitor, find } = prepareApplications(open, () => now);

  it('are prefilled from personalised finance: amount, term, lender [L2.13]', async () => {
    const asked = await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '7' });
    expect(asked).toMatchObject({ status: 303, to: '/personalised/finance?car_id=7#finance-form' });
    const none = await send(
      '/personalised/finance/lender',
      { lender: 'nobody', car_id: '7' },
      { cookie: asked.cookie },
    );
    expect(none.to).toBe('/personalised/finance?car_id=7');
    const taken = await send(
      '/personalised/finance/lender',
      { lender: 'plain', amount: '1', car_id: '7' },
      { cookie: asked.cookie },
    );
    expect(taken.to).toBe('/apply-for-finance?car_id=7#finance-form');
    expect((await find(7))?.content).toMatchObject({
      answers: { lender: 'plain', amount: '26999.50', termYears: '5', housing: 'renting' },
      problems: { quote: [] },
    });
    expect((await find(7))?.content.problems.loan).toBeUndefined();
    expect((await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '8' })).status).toBe(404);
    expect((await send('/personalised/finance/answers', quoteAnswers)).status).toBe(404);
  });

  it('ask for the loan again when a quote is chosen after it was answered [L2.13] [D.41]', async () => {
    const { cookie } = await apply('loan', { ...typedParts.loan, amount: '6000', car_id: '7' });
    expect((await find(7))?.content.problems.loan).toEqual([]);
    await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '7' }, { cookie });
    await send('/personalised/finance/lender', { lender: 'plain', car_id: '7' }, { cookie });
    const content = (await find(7))?.content;
    expect(content?.answers).toMatchObject({ lender: 'plain', amount: '26999.50' });
    expect(Object.keys(content?.problems ?? {})).toEqual(['quote']);
  });

  it('for quotes are kept before the sign-in that shows them, in no address [L6.01] [L2.14]', async () => {
    const at = { host: toSend };
    const path = encodeURIComponent('/personalised/finance?car_id=7');
    const to = `/sign-in?type=car-finance&redirect=${path}%23finance-form&back=${path}`;
    const wrong = await send('/personalised/finance/answers', { ...quoteAnswers, deposit: 'x', car_id: '7' }, at);
    expect(wrong.to).toBe('/personalised/finance?car_id=7');
    const { cookie } = wrong;
    const asked = await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '7' }, { ...at, cookie });
    expect(asked).toMatchObject({ status: 303, to });
    const owner = { siteSlug: 'moto', visitorUuid: await findVisitor(), vehicleId: 7 };
    expect((await store().find(owner))?.content.answers).toMatchObject(quoteAnswers);
    const chosen = { car_id: '7', lender: 'plain' };
    expect((await send('/personalised/finance/lender', chosen, { ...at, cookie })).to).toBe(to);
    expect((await store().find(owner))?.content.answers.lender).toBeUndefined();
    await test.database.primary.execute(
      sql`UPDATE visitors SET phone = '+61498765432' WHERE visitor_uuid = ${owner.visitorUuid}`,
    );
    await test.database.primary.execute(sql`UPDATE visitor_sessions SET signed_in_at = now() WHERE site_id = 'moto'`);
    const signedIn = await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '7' }, { ...at, cookie });
    expect(signedIn.to).toBe('/personalised/finance?car_id=7#finance-form');
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { consents, delisted, prepareApplications } from '../testing/prepare-applications.ts';
import { typedParts } from '../testing/test-application.ts';

describe.each(testDatabases)('applications for finance on $name', ({ open }) => {
  const now = new Date('2026-11-22T00:00:00Z');
  const { send, apply, fillIn, listRows, find } = prepareApplications(open, () => now);

  describe('about a vehicle that is gone', () => {
    const goOn = (fields: Readonly<Record<string, string>>, cookie: string) =>
      send('/apply-for-finance/vehicle', fields, { cookie });
    const states = async () =>
      (await listRows('finance_applications')).map(({ vehicle_id, state }) => [Number(vehicle_id), state]).sort();

    it('keep their answers when the vehicle goes, and cannot be sent about it [D.41]', async () => {
      const cookie = await fillIn({ car_id: '7' });
      delisted.add(7);
      const typed = await apply('income', { income: '91,000', incomePeriod: 'year', car_id: '7' }, { cookie });
      expect(typed).toMatchObject({ status: 303, to: expect.stringMatching(/^\/apply-for-finance\?car_id=7/) });
      await apply('consents', { ...consents, car_id: '7' }, { cookie });
      expect(await listRows('leads')).toEqual([]);
      expect(await states()).toEqual([[7, 'draft']]);
      expect((await find(7))?.content.answers).toMatchObject({ name: 'Ann', income: '91,000', amount: '25000' });
    });

    it('move to no vehicle with all answers, idempotently [D.41]', async () => {
      const cookie = await fillIn({ car_id: '7' });
      delisted.add(7);
      for (const _ of ['once', 'again'])
        expect(await goOn({ former_car_id: '7' }, cookie)).toMatchObject({
          status: 303,
          to: '/apply-for-finance#finance-form',
        });
      expect(await states()).toEqual([[0, 'draft']]);
      expect((await find())?.content).toMatchObject({
        answers: { name: 'Ann', income: '85,000', amount: '25000', termYears: '5' },
        problems: { contact: [], employment: [], income: [], expenses: [], loan: [] },
      });
      await apply('consents', consents, { cookie });
      expect(await states()).toEqual([[0, 'sent']]);
    });

    it('move to another vehicle, whose price is reviewed before sending [D.41]', async () => {
      const cookie = await fillIn({ car_id: '7' });
      delisted.add(7);
      expect((await goOn({ former_car_id: '7', car_id: '8' }, cookie)).to).toBe(
        '/apply-for-finance?car_id=8#finance-form',
      );
      const content = (await find(8))?.content;
      expect(content?.answers).toMatchObject({ name: 'Ann', amount: '25000' });
      expect(Object.keys(content?.problems ?? {})).toEqual(['contact', 'employment', 'income', 'expenses']);
    });

    it('move over no other application, and only for their own visitor while the vehicle is gone [D.41]', async () => {
      const { cookie } = await apply('loan', { ...typedParts.loan, car_id: '7' });
      await apply('loan', { ...typedParts.loan, amount: '6000' }, { cookie });
      expect((await goOn({ former_car_id: '7', car_id: '8' }, cookie)).to).toBe('/apply-for-finance?car_id=7');
      delisted.add(7);
      for (const former_car_id of ['7', '0', '-7', 'x', '9'.repeat(40)]) await goOn({ former_car_id }, cookie);
      await goOn({ former_car_id: '7', car_id: '9' }, cookie);
      const { cookie: stranger } = await apply('loan', { ...typedParts.loan, amount: '11000', car_id: '8' });
      await goOn({ former_car_id: '7' }, stranger);
      await goOn({ former_car_id: '7', car_id: '8' }, stranger);
      const rows = await listRows('finance_applications');
      expect(rows.map(({ vehicle_id, amount_cents }) => [Number(vehicle_id), Number(amount_cents)]).sort()).toEqual([
        ...[[0, 600_000] as const],
        ...[[7, 2_500_000] as const],
        ...[[8, 1_100_000] as const],
      ]);
    });

    it('move once when two requests are concurrent [D.41]', async () => {
      const cookie = await fillIn({ car_id: '7' });
      delisted.add(7);
      await Promise.all([1, 2, 3].map((at) => goOn({ former_car_id: '7', ...(at === 2 && { car_id: '8' }) }, cookie)));
      const [row, ...others] = await listRows('finance_applications');
      expect(others).toEqual([]);
      expect((await find(Number(row?.vehicle_id) || null))?.content.answers.income).toBe('85,000');
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { NamedVehicle } from '../rules/feed-run.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';
import { changeEach, yardFeed } from './testing/yard-feed.ts';

const words: Readonly<Record<string, string>> = { S: 'sold', H: 'on hold', R: 'deposit taken', '-': 'in_stock' };
const shiftDown = (marks: string): string => `-${marks.slice(0, -1)}`;
const shiftUp = (marks: string): string => `${marks.slice(1)}-`;
const yardOf = (marks: string, change: object = {}): string =>
  yardFeed({
    cars: marks.length,
    changed: changeEach(marks.length, (car) => ({ status: words[marks[car - 1] ?? '-'] ?? '', ...change })),
  });

describe.each(testDatabases)('marks in the wrong rows: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const marksOf = async (): Promise<string> =>
    (await load())
      .toSorted((a, b) => Number(a.stockNumber.slice(1)) - Number(b.stockNumber.slice(1)))
      .map(({ status, isReserved }) => {
        if (isReserved) return 'R';
        if (status === 'sold') return 'S';
        return status === 'in_stock' ? '-' : 'H';
      })
      .join('');
  const start = async (marks: string): Promise<void> => {
    startSite();
    await run([yardOf(marks)]);
    expect(await marksOf()).toBe(marks);
  };

  it('leave all cars as they were, while their other values are taken, however often the file comes [B4.02]', async () => {
    await start('-S--H-S---');
    const feed = yardOf(shiftDown('-S--H-S---'), { km: 46_000 });
    for (const _again of ['first', 'again']) {
      const summary = await run([feed]);
      expect(summary).toMatchObject({
        returned: [],
        held: [{ kind: 'columnShifted', count: 6, stockNumbers: ['T2', 'T3', 'T5', 'T6', 'T7', 'T8'] }],
      });
      expect(summary.held[0]?.sentence).toBe(
        'The sold, on-hold and reserved marks have moved by one row, so they may be wrong for 6 cars. All cars on the site stay as they were.',
      );
      expect(await marksOf()).toBe('-S--H-S---');
      expect((await load()).every(({ odometerKm }) => odometerKm === 46_000)).toBe(true);
    }
    expect(await run([yardOf('-S--H-S---')])).toMatchObject({ held: [], returned: [] });
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [], returned: [{}, {}] });
    expect(await marksOf()).toBe('--S--H-S--');
  });

  it('leave all cars as they were if they moved by several rows [B4.02]', async () => {
    await start('-S--S----S--');
    const { held } = await run([yardOf('-S----S----S')]);
    expect(held).toMatchObject([{ kind: 'columnShifted', stockNumbers: ['T5', 'T7', 'T10', 'T12'] }]);
    expect(held[0]?.sentence).toBe(
      'The sold, on-hold and reserved marks have moved to other cars, perhaps because one column was sorted on its own. They may be wrong for 4 cars. All cars on the site stay as they were.',
    );
    expect(await marksOf()).toBe('-S--S----S--');
  });

  it('are taken where the site says so [B4.02]', async () => {
    await start('-S--H-S---');
    const config = feedConfig({ brakes: { shiftedColumns: 'accept', missingPercent: 100 } });
    expect(await run([yardOf(shiftUp('-S--H-S---'))], { config })).toMatchObject({ held: [] });
    expect(await marksOf()).toBe('S--H-S----');
  });

  it('are taken if only cars are sold, if one sale falls through, or in a first import [B4.02]', async () => {
    await start('-S--H-S---');
    expect(await run([yardOf('-SS-H-S---')])).toMatchObject({ held: [] });
    expect(await run([yardOf('--S-H-S---')])).toMatchObject({ held: [], returned: [{ stockNumber: 'T2' }] });
    expect(await marksOf()).toBe('--S-H-S---');
  });

  it('keep their sale dates, and name nobody with a stake in a car that stays [B4.16]', async () => {
    await start('-S--S-S---');
    const sold = async () => (await load()).map(({ soldAtSeconds }) => soldAtSeconds);
    await run([yardOf('-SS-S-S---')], { nowMs: Date.UTC(2031, 4, 6) });
    const before = await sold();
    expect(before.filter((seconds) => seconds !== null)).toHaveLength(1);
    const named: NamedVehicle[] = [];
    await run([yardOf(shiftDown('-SS-S-S---'))], {
      findCommitments: async (_database, _slug, ids) => new Map(ids.map((id) => [id, ['reservation'] as const])),
      onNamed: (vehicle) => named.push(vehicle),
    });
    expect(await sold()).toEqual(before);
    expect(named).toEqual([]);
  });

  it('leave cars hidden or shown as they were [B4.02]', async () => {
    startSite();
    const online = (marks: string) => [
      'Stock No,Make,Model,Year,Online\n',
      ...[...marks].map((mark, index) => `T${index + 1},Kia,Rio,2020,${mark === 'x' ? 'no' : 'yes'}\n`),
    ];
    const shown = async () => (await load()).map(({ isShownOnWebsite }) => (isShownOnWebsite ? '-' : 'x')).join('');
    await run(online('-x--x-x---'));
    expect(await run(online('--x--x-x--'))).toMatchObject({
      held: [
        {
          kind: 'columnShifted',
          count: 6,
          sentence:
            'The marks that hide cars from the website have moved by one row, so those marks may be wrong for 6 cars. All cars on the site stay as they were.',
        },
      ],
    });
    expect(await shown()).toBe('-x--x-x---');
  });

  it("give a new car the mark of its row, and don't count marks by titles [B4.02]", async () => {
    await start('-S--H-S---');
    await run([yardOf(`${shiftDown('-S--H-S---')}S`)]);
    expect(await marksOf()).toBe('-S--H-S---S');
    startSite();
    const cars = ['T1', 'T2', 'T3', 'T4', 'T5'].map((number) => `${number},Kia,Rio,2020\n`);
    const titled = (at: number) => ['Stock No,Make,Model,Year\n', ...cars.slice(0, at), 'SOLD,,,\n', ...cars.slice(at)];
    await run(titled(2));
    expect(await marksOf()).toBe('--SSS');
    expect(await run(titled(3))).toMatchObject({ held: [], returned: [{ stockNumber: 'T3' }] });
    expect(await marksOf()).toBe('---SS');
  });
});

describe('marks of any file', () => {
  const [embedded] = testDatabases;
  const { startSite, run, load } = prepareImports(() => {
    if (embedded === undefined) throw new Error('There is no embedded database to test on.');
    return embedded.open();
  });
  const statuses = async () =>
    (await load()).map(({ stockNumber, status, isReserved }) => [stockNumber, status, isReserved]);

  it('change no published status when at least three moved by a row [B4.02]', async () => {
    const anyMarks = fc
      .array(fc.constantFrom('-', '-', 'S', 'H', 'R'), { minLength: 3, maxLength: 12 })
      .map((marks) => marks.join(''))
      .filter((marks) => marks.replaceAll('-', '').length >= 3);
    const property = fc.asyncProperty(anyMarks, fc.constantFrom(shiftDown, shiftUp), async (marks, shift) => {
      startSite();
      await run([yardOf(marks)]);
      const before = await statuses();
      expect(await run([yardOf(shift(marks))])).toMatchObject({ held: [{ kind: 'columnShifted' }] });
      expect(await statuses()).toEqual(before);
    });
    await fc.assert(property, { numRuns: 12, endOnFailure: true });
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';
import { changeEach, changeFirst, yardFeed } from './testing/yard-feed.ts';

const floorPrice = (number: number) => ({ colour: `bottom $${number}k`, km: 46_000 });

describe.each(testDatabases)('swapped columns of text: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const startYard = async (): Promise<void> => {
    startSite();
    await run([yardFeed()]);
  };
  const carOf = async (car: number) => (await load()).find(({ stockNumber }) => stockNumber === `T${car}`);

  it('keep the colours that the cars had, and give new cars none', async () => {
    await startYard();
    const feed = yardFeed({ cars: 11, changed: { ...changeEach(6, floorPrice), 11: floorPrice(11) } });
    for (const _ of ['first', 'again']) {
      const summary = await run([feed]);
      expect(summary.held).toMatchObject([
        { kind: 'textChanged', count: 6, stockNumbers: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] },
      ]);
      expect(summary.held[0]?.sentence).toBe(
        "The feed changes the colour of 6 of 10 vehicles (60%; the limit is 50%), so its columns may be swapped. We've kept the colour they had. New vehicles show none.",
      );
      expect(await carOf(1)).toMatchObject({ colour: 'White', odometerKm: 46_000 });
      expect(await carOf(11)).toMatchObject({ colour: null });
    }
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await carOf(1)).toMatchObject({ colour: 'bottom $1k' });
  });

  it('take changes in half of the cars, in two cars, or at any share if the site turns the limit off', async () => {
    await startYard();
    expect(await run([yardFeed({ changed: changeFirst(5, { colour: 'Red' }) })])).toMatchObject({ held: [] });
    startSite();
    await run([yardFeed({ cars: 2 })]);
    expect(await run([yardFeed({ cars: 2, changed: changeFirst(2, { colour: 'Red' }) })])).toMatchObject({ held: [] });
    await startYard();
    const config = feedConfig({ brakes: { textChangedPercent: 0 } });
    const feed = yardFeed({ changed: changeFirst(10, { colour: 'Red' }) });
    expect(await run([feed], { config })).toMatchObject({ held: [] });
  });

  it('add no new cars if the make, the model or the year is held', async () => {
    for (const change of [{ make: 'White' }, { model: '2 keys' }, { year: 2003 }]) {
      await startYard();
      const changed = { ...changeFirst(10, change), 11: change };
      const summary = await run([yardFeed({ cars: 11, changed })]);
      expect(summary.held).toMatchObject([{ kind: 'textChanged', count: 10 }]);
      expect(summary.held[0]?.sentence).toContain("New vehicles aren't added.");
      expect(summary.added).toBe(0);
      expect(await carOf(1)).toMatchObject({ make: 'Toyota', model: 'RAV4', year: 2021, slug: '2021-toyota-rav4-t1' });
      expect(await carOf(11)).toBeUndefined();
    }
  });

  it('take years corrected by one, first values, and other capitals', async () => {
    await startYard();
    const changed = changeFirst(10, { year: 2022, colour: 'WHITE' });
    expect(await run([yardFeed({ changed })])).toMatchObject({ held: [], changed: 10 });
    startSite();
    await run([yardFeed({ changed: changeFirst(10, { colour: '' }) })]);
    expect(await run([yardFeed()])).toMatchObject({ held: [] });
    expect(await carOf(1)).toMatchObject({ colour: 'White' });
  });
});

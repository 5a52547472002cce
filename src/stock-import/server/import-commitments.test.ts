import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { CommitmentKind } from '../rules/feed-run.ts';
import { prepareImports } from './testing/prepare-imports.ts';
import { changeFirst, yardFeed } from './testing/yard-feed.ts';

const stakes =
  (byId: Readonly<Record<number, readonly CommitmentKind[]>>) =>
  async (_database: unknown, _siteSlug: string, ids: readonly number[]) =>
    new Map(ids.flatMap((id) => (byId[id] === undefined ? [] : [[id, byId[id]] as const])));

describe.each(testDatabases)('cars in which shoppers have a stake: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const without = (count: number) => [yardFeed({ changed: changeFirst(count, null) })];
  const startYard = async (): Promise<void> => {
    startSite();
    await run([yardFeed()]);
  };

  it('stay on sale with a paid deposit, and only they; all are named before anything is written', async () => {
    await startYard();
    const events: string[] = [];
    const find = stakes({ 1: ['reservation', 'watchlist'], 2: ['watchlist'] });
    const summary = await run(without(2), {
      missing: 'sold',
      findCommitments: (...args) => {
        events.push('asked');
        return find(...args);
      },
      onNamed: ({ stockNumber }) => events.push(stockNumber),
    });
    expect(events).toEqual(['asked', 'T1', 'T2', 'asked']);
    expect(summary).toMatchObject({ missing: 1, held: [{ kind: 'committed', stockNumbers: ['T1'] }] });
    expect(summary.named).toMatchObject([
      { stockNumber: 'T1', name: '2021 Toyota RAV4', commitments: ['reservation', 'watchlist'], isHeld: true },
      { stockNumber: 'T2', commitments: ['watchlist'], isHeld: false },
    ]);
    expect((await load()).map(({ status }) => status).slice(0, 3)).toEqual(['in_stock', 'sold', 'in_stock']);
  });

  it.each([
    ['marked as sold', { status: 'sold', price: '' }],
    ['marked as sold at another price', { status: 'sold', price: 100_000 }],
  ])('stay as they were when their own row has them %s', async (_name, change) => {
    await startYard();
    const findCommitments = stakes({ 1: ['reservation'] });
    const summary = await run([yardFeed({ changed: { 1: change, 2: { colour: 'Red' } } })], { findCommitments });
    expect(summary).toMatchObject({ changed: 1, held: [{ kind: 'committed' }], named: [{ stockNumber: 'T1' }] });
    expect((await load())[0]).toMatchObject({ status: 'in_stock', isSold: false, priceCents: 2_000_100 });
    // The change stays held back until the dealer accepts it or the deposit is refunded.
    expect(await run([yardFeed({ changed: { 1: change } })], { findCommitments })).toMatchObject({ held: [{}] });
    expect(await run([yardFeed({ changed: { 1: change } })])).toMatchObject({ held: [], changed: 1 });
    expect((await load())[0]).toMatchObject({ status: 'sold' });
  });

  it('go when the dealer accepts it, and are named', async () => {
    await startYard();
    const options = {
      missing: 'unpublish',
      isAccepted: true,
      findCommitments: stakes({ 1: ['reservation'] }),
    } as const;
    expect(await run(without(1), options)).toMatchObject({
      missing: 1,
      held: [],
      named: [{ stockNumber: 'T1', isHeld: false }],
    });
    expect((await load())[0]).toMatchObject({ isShownOnWebsite: false });
  });

  it('are not asked about when no car goes', async () => {
    await startYard();
    const findCommitments = () => Promise.reject(new Error('asked'));
    const changed = { 1: { colour: 'Red' } };
    await expect(run([yardFeed({ changed })], { missing: 'sold', findCommitments })).resolves.toMatchObject({
      held: [],
    });
  });

  it('stay when somebody pays between the survey and the write', async () => {
    await startYard();
    let asked = 0;
    const findCommitments: ReturnType<typeof stakes> = (...args) => {
      asked += 1;
      return stakes(asked === 1 ? {} : { 1: ['reservation'] })(...args);
    };
    const summary = await run(without(1), { missing: 'sold', findCommitments });
    expect(summary).toMatchObject({ missing: 0, held: [{ kind: 'committed' }] });
    expect((await load())[0]).toMatchObject({ status: 'in_stock' });
    expect(asked).toBe(3);
  });

  it('are named once when a payment makes the survey run again, except those whose stakes it changes', async () => {
    await startYard();
    let asked = 0;
    const findCommitments: ReturnType<typeof stakes> = (...args) => {
      asked += 1;
      const paid: readonly CommitmentKind[] = asked === 1 ? ['watchlist'] : ['reservation', 'watchlist'];
      return stakes({ 1: paid, 2: ['watchlist'] })(...args);
    };
    const named: string[] = [];
    const summary = await run(without(2), {
      missing: 'sold',
      findCommitments,
      onNamed: ({ stockNumber, isHeld }) => named.push(`${stockNumber}${isHeld ? ' held' : ''}`),
    });
    expect(named).toEqual(['T1', 'T2', 'T1 held']);
    expect(summary.named).toHaveLength(2);
  });
});

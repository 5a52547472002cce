import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { prepareImports } from './testing/prepare-imports.ts';
import { changeEach, type YardCar, yardFeed } from './testing/yard-feed.ts';

const cars = 10;
const prices = [18_990, 21_500, 'SOLD', 34_990, 27_400, 31_250, 19_900, 24_990, 29_800, 22_350];
const commentsOf = (car: number): string => `Car number ${car} has a full service history`;
/** 'Deposit Barry' keeps a car off sale if it's in the notes, but not if it's in the comments. */
const notesOf = (car: number, words = 'Deposit Barry $500 24/11'): string =>
  car === 3 ? words : `bought from Ray lot ${car}`;
const marks = 'marksHeld';

describe.each(testDatabases)('marks in a column that is held back: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const feedOf = (toCar: (car: number) => YardCar, headings = {}): string =>
    yardFeed({ changed: changeEach(cars, toCar), headings });
  const start = async (toCar: (car: number) => YardCar): Promise<void> => {
    startSite();
    await run([feedOf(toCar)]);
  };
  const offSale = async () =>
    (await load()).filter(({ status }) => status !== 'in_stock').map(({ stockNumber }) => stockNumber);

  it.each([
    ['moved by a row', (car: number) => prices[car - 2] ?? '', ['T3', 'T4']],
    ['has the costs', (car: number) => 12_000 + car * 150, ['T3']],
    ['has the costs, one of them as SOLD', (car: number) => (car === 8 ? 'SOLD' : 12_000 + car * 150), ['T3', 'T8']],
  ])('stay as they were if the price column %s [B4.02]', async (_name, priceOf, stockNumbers) => {
    await start((car) => ({ price: prices[car - 1] ?? '' }));
    expect(await offSale()).toEqual(['T3']);
    const { held, returned } = await run([feedOf((car) => ({ price: priceOf(car) }))]);
    expect(held.find(({ kind }) => kind === marks)).toMatchObject({ stockNumbers });
    expect(returned).toEqual([]);
    expect(await offSale()).toEqual(['T3']);
  });

  it('stay as they were if the comments are in the column of the notes [B4.02]', async () => {
    await start((car) => ({ comments: commentsOf(car), notes: notesOf(car) }));
    expect(await offSale()).toEqual(['T3']);
    const { held } = await run([feedOf((car) => ({ comments: notesOf(car), notes: commentsOf(car) }))]);
    expect(held.map(({ kind }) => kind)).toEqual([marks, 'textChanged']);
    expect(await offSale()).toEqual(['T3']);
  });

  it('are not needed if the words keep the car off sale in the comments too [B4.02]', async () => {
    const words = 'DEP TAKEN $500 - Barry 24/11';
    await start((car) => ({ comments: commentsOf(car), notes: notesOf(car, words) }));
    const { held } = await run([feedOf((car) => ({ comments: notesOf(car, words), notes: commentsOf(car) }))]);
    expect(held.map(({ kind }) => kind)).toEqual(['textChanged']);
    expect(await offSale()).toEqual(['T3']);
  });

  it('stay as they were if the column is gone [B4.02]', async () => {
    await start((car) => ({ price: prices[car - 1] ?? '' }));
    const { held } = await run([feedOf(() => ({}), { DAP: null })]);
    expect(held.map(({ kind }) => kind)).toEqual(['fieldsGone', marks]);
    expect(await offSale()).toEqual(['T3']);
  });

  it("don't hold back a sale that the status column says [B4.02]", async () => {
    await start((car) => ({ price: prices[car - 1] ?? '' }));
    const feed = feedOf((car) => ({ price: prices[car - 2] ?? '', ...(car === 9 && { status: 'sold' }) }));
    await run([feed]);
    expect(await offSale()).toEqual(['T3', 'T9']);
    await run([feed], { isAccepted: true });
    expect(await offSale()).toEqual(['T4', 'T9']);
  });
});

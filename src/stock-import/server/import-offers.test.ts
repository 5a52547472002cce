import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { prepareImports } from './testing/prepare-imports.ts';

const heading = 'Stock No,Make,Model,Year,Price,Status,Deposit,Shop Notes\n';
const car = (number: string, cells = '19990,In stock,,'): string => `${number},Kia,Rio,2020,${cells}\n`;
const none = { count: 0, stockNumbers: [] };

describe.each(testDatabases)('the cars that an import leaves for sale: $name', ({ open }) => {
  const { site, startSite, run, load, hold } = prepareImports(open);

  const rows = [
    car('A1'),
    car('A2', 'POA,In stock,,'),
    car('A3', ',In stock,,'),
    car('A4', '0,Available,,'),
    car('A5', '39.9k,In stock,,'),
    car('A6', '19990,Wholesale,,'),
    car('A7', '19990,RFS,,'),
    car('A8', '19990,In stock,,"not for sale, Kev is driving it"'),
    car('A9', 'On hold,In stock,,'),
    car('B1', '19990,SOLD,,'),
    car('B2', '19990,In stock,Y,'),
  ];
  const offers = {
    forSale: 5,
    priced: 1,
    worded: { count: 1, stockNumbers: ['A2'], words: ['POA'] },
    blank: { count: 2, stockNumbers: ['A3', 'A4'] },
    unseen: { count: 1, stockNumbers: ['A5'] },
    reserved: { count: 1, stockNumbers: ['B2'] },
    notForSale: {
      count: 4,
      cars: [
        { stockNumber: 'A6', reason: 'Wholesale' },
        { stockNumber: 'A7', reason: 'RFS' },
        { stockNumber: 'A8', reason: 'not for sale, Kev is driving it' },
        { stockNumber: 'A9', reason: 'On hold' },
      ],
    },
    elsewhere: 0,
  };

  it('are counted by their prices, and the others have a reason, before and after the import [B4.02, D.05]', async () => {
    startSite();
    expect((await run([heading, ...rows], { isDryRun: true })).offers).toEqual(offers);
    expect((await run([heading, ...rows])).offers).toEqual(offers);
    const again = await run([heading, ...rows]);
    expect(again).toMatchObject({ unchanged: rows.length, offers });
    const onSite = (await load()).filter(({ status, isReserved }) => status === 'in_stock' && !isReserved);
    expect(onSite).toHaveLength(offers.forSale);
  });

  it('have reasons and words for prices in JSON Lines too', async () => {
    startSite();
    const record = (stocknum: string, fields: object): string =>
      `${JSON.stringify({ stocknum, make: 'Kia', model: 'Rio', year: 2020, ...fields })}\n`;
    const lines = [
      record('J1', { price: 'POA' }),
      record('J2', { price: null }),
      record('J3', { price: 'SOLD TO KEV - on hold' }),
      record('J4', { price: 'Under offer' }),
      record('J5', { show_on_dealer_website: false }),
      record('J6', { status: 'on hold' }),
    ];
    const { offers: counted } = await run(lines, { format: 'jsonl' });
    expect(counted).toMatchObject({ forSale: 2, worded: { stockNumbers: ['J1'] }, blank: { stockNumbers: ['J2'] } });
    expect(counted.notForSale.cars).toEqual([
      { stockNumber: 'J4', reason: 'Under offer' },
      { stockNumber: 'J5', reason: 'show_on_dealer_website: no' },
      { stockNumber: 'J6', reason: 'on hold' },
    ]);
  });

  it('include cars that are not in the file, and no car that was bought online', async () => {
    startSite();
    await run([heading, ...rows, car('B3')]);
    const b3 = (await load()).find(({ stockNumber }) => stockNumber === 'B3');
    await hold(b3?.id ?? 0, 'sold', Date.now());
    const few = [heading, car('A2', '9990,In stock,,'), car('B3'), car('C1', ',In stock,,'), 'A1,Kia,,,,,,\n'];
    const kept = await run(few, { missing: 'keep' });
    // A1's row is refused, so A1 stays as it is. A3, A4 and A5 aren't in the file.
    expect(kept).toMatchObject({ refused: 1, offers: { forSale: 2, priced: 1, elsewhere: 4 } });
    expect(kept.offers.blank).toEqual({ count: 1, stockNumbers: ['C1'] });
    const hidden = await run(few, { missing: 'unpublish', isAccepted: true });
    expect(hidden.offers).toMatchObject({ forSale: 2, elsewhere: 1 });
  });

  it('are named first if they are new among those without a price or off sale', async () => {
    startSite();
    const known = [car('A1', 'POA,Wholesale,,'), car('A2', ',In stock,,'), car('A3'), car('A4')];
    await run([heading, ...known]);
    const changed = [...known.slice(0, 2), car('A3', '19990,Auction,,'), car('A4', ',In stock,,')];
    const { offers: after } = await run([heading, ...changed], { isAccepted: true });
    expect(after.notForSale.cars.map(({ stockNumber }) => stockNumber)).toEqual(['A3', 'A1']);
    expect(after).toMatchObject({ worded: none, blank: { count: 2, stockNumbers: ['A4', 'A2'] } });
  });

  it('are not rows with totals, which no longer count as warnings, like others with nothing to do', async () => {
    startSite();
    const totals = 'TOTAL,12 units,,,"$416,840",,,\n';
    const { rows: read, warned, offers: counted } = await run([heading, car('A1'), car('A9', 'On hold,,,'), totals]);
    expect({ read, warned, forSale: counted.forSale }).toEqual({ read: 2, warned: 0, forSale: 1 });
    expect(site.warnings.map(({ row, task }) => [row, task])).toEqual([
      [3, 'none'],
      [4, 'none'],
    ]);
    const doubted = await run([heading, car('A1'), car('A5', '39.9k,,,'), totals]);
    expect(doubted.warned).toBe(site.warnings.filter(({ task }) => task !== 'none').length);
    expect(doubted.warned).toBe(1);
  });
});

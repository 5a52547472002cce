import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { prepareImports } from './testing/prepare-imports.ts';

const feedOf = (status: string, notes = ''): string =>
  `Stock No,Make,Model,Year,Status,Notes\nK1,Kia,Rio,2020,${status},${notes}\nK2,Kia,Rio,2021,In stock,\n`;

describe.each(testDatabases)('cars that were never on the website: $name', ({ open }) => {
  const { startSite, run, load, findBySlug } = prepareImports(open);
  const findFirst = async () => {
    const car = (await load()).find(({ stockNumber }) => stockNumber === 'K1');
    return findBySlug(car?.slug ?? '');
  };

  it.each([
    ['on hold', 'On hold', ''],
    ['not on sale', 'Wholesale', ''],
    ['not on sale', 'In stock', 'do NOT advertise'],
  ])('have no page until they are for sale, and then keep it: %s by %s %s', async (stored, status, notes) => {
    startSite();
    await run([feedOf(status, notes)]);
    expect(await findFirst()).toBeUndefined();
    await run([feedOf('In stock')]);
    expect(await findFirst()).toMatchObject({ status: 'in_stock' });
    await run([feedOf(status, notes)]);
    expect(await findFirst()).toMatchObject({ status: stored });
  });

  it.each([
    ['sold', 'Sold', 'sold'],
    ["of an unknown status, in the dealer's own words", 'At auction yard', 'at auction yard'],
  ])('have a page if they are %s [B4.02] [D.05]', async (_name, status, stored) => {
    startSite();
    await run([feedOf(status)]);
    expect(await findFirst()).toMatchObject({ status: stored });
  });
});

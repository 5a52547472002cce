import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const statuses = [
  'sold',
  '',
  'in stock',
  'on hold',
  'in stock',
  'sold',
  '',
  'in stock',
  'sold',
  'in stock',
  'on hold',
  '',
];
const comments = [
  'Tidy',
  'One owner',
  'Books',
  'As new',
  'Tow bar',
  'Low kms',
  'Cheap',
  'Roomy',
  'Neat',
  'Quiet',
  'Fast',
  'Big',
];
const yards = [...'MGGMGMMGMGGM'].map((letter) => (letter === 'M' ? 'MOO' : 'GAT'));
const usual = { statuses, comments, yards };

const feedOf = (changed: Partial<typeof usual> = {}): string => {
  const columns = { ...usual, ...changed };
  const rows = statuses.map((_, index) =>
    [
      `T${index + 1},Kia,Rio,2020,${20_000 + index * 700}`,
      columns.statuses[index],
      columns.comments[index],
      columns.yards[index],
    ].join(','),
  );
  return ['Stock No,Make,Model,Year,DAP,Status,Comments,Yard', ...rows].map((line) => `${line}\n`).join('');
};

describe.each(testDatabases)('columns that were sorted without the others: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const resolveLocation = (code: unknown) => {
    const slug = String(code);
    const location = { name: slug, slug, phone: null, address: null, distributionLocations: [] };
    const place = { location, locationName: slug, city: slug, state: 'QLD' };
    return {
      ...place,
      locationId: slug === 'MOO' ? 101 : 102,
      dealershipId: null,
      dealershipSlug: null,
      dealershipName: null,
    };
  };
  const start = async () => {
    startSite();
    await run([feedOf()], { resolveLocation });
    return load();
  };

  it.each([
    ['statuses', { statuses: statuses.toSorted() }, 'sold, on-hold and reserved marks have moved to other cars'],
    ['comments', { comments: comments.toSorted() }, "comments of another car ('Comments')"],
    ['yards', { yards: yards.toSorted() }, "swap yards with each other ('Yard')"],
  ])('are held back for %s [B4.02]', async (_name, changed, sentence) => {
    const before = await start();
    const { held } = await run([feedOf(changed)], { resolveLocation });
    expect(held).toMatchObject([{ kind: 'columnShifted' }]);
    expect(held[0]?.sentence).toContain(sentence);
    expect(await load()).toEqual(before);
    expect(await run([feedOf(changed)], { resolveLocation, isAccepted: true })).toMatchObject({ held: [] });
    expect(await load()).not.toEqual(before);
  });

  it('are taken where the site says so', async () => {
    await start();
    const config = feedConfig({ brakes: { shiftedColumns: 'accept' } });
    const feed = feedOf({ comments: comments.toSorted() });
    expect((await run([feed], { resolveLocation, config })).held).toEqual([]);
    expect((await load()).map(({ dealerComments }) => dealerComments)).toEqual(comments.toSorted());
  });
});

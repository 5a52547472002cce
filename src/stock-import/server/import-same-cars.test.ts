import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const headings = 'Stock No,Make,Model,Year,DAP,Rego,Status\n';
const first = 'R9,Nissan,Navara,2013,14990,849PQA,\n';
const other = 'R10,Kia,Rio,2020,18990,123ABC,\n';
const again = 'R31,Nissan,Navara,2013,13990,849PQA,\n';
const feed = `${headings}${first}${other}${again}`;

describe.each(testDatabases)('a car that is listed twice: $name', ({ open }) => {
  const { site, startSite, run, load } = prepareImports(open);
  const numbers = async () => (await load()).map(({ stockNumber }) => stockNumber).toSorted();
  const reasons = () => site.warnings.map(({ reason }) => reason);

  it('is added once, until the dealer accepts the file [B4.02]', async () => {
    startSite();
    const { held, added, refused } = await run([feed]);
    expect(held).toMatchObject([{ kind: 'sameCar', stockNumbers: ['R31'] }]);
    expect(held[0]?.sentence).toContain('R31 has the plate of R9 (849PQA)');
    expect([added, refused, await numbers()]).toEqual([2, 0, ['R10', 'R9']]);
    expect((await run([`${headings}${again}${other}${first}`])).held).toMatchObject([{ stockNumbers: ['R31'] }]);
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [], added: 1 });
    expect(await run([feed])).toMatchObject({ held: [], changed: 0 });
    expect(reasons()).toEqual(['has the plate of R9 (849PQA), so shoppers may see the same car twice']);
  });

  it('is named if the other one is sold, and added where the site says so', async () => {
    startSite();
    const config = feedConfig({ brakes: { shiftedColumns: 'accept' } });
    expect(await run([feed], { config })).toMatchObject({ held: [], added: 3 });
    startSite();
    await run([`${headings}${first.replace(',\n', ',Sold\n')}${other}${again}`]);
    expect(await numbers()).toEqual(['R10', 'R31', 'R9']);
    expect(reasons()).toEqual(['has the plate of R9 (849PQA), which is sold. Check that this car is still for sale']);
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { prepareImports } from './testing/prepare-imports.ts';

// The VINs of a dealer's file. In the last, the fifteenth character is wrong: it should be a 4.
const cars = [
  'Toyota,Corolla,JTNKU3JE6J0290069',
  'Mazda,CX-5,JM0KE1073G0228781',
  'Hyundai,i30,KMHH351E9K0570627',
  'Ford,Ranger,MNAUMFF58F0450811',
  'Holden,Commodore,6G1EK54F7C0351130',
  'Kia,Cerato,KNAF241C1L0307554',
  'Nissan,X-Trail,JN1JBNT30H0618032',
  'Isuzu,D-MAX,MPATFS404M0603077',
  'Subaru,Forester,JF2SJ9KC8D0409825',
  'MG,ZS,LSJW74U94K0366129',
  'Honda,Jazz,MRHGK5858F0647767',
].map((car, index) => `K${index + 1},${car},2018,19990\n`);
const feed = ['Stock No,Make,Model,V.I.N.,Year,DAP\n', ...cars];

describe.each(testDatabases)('a VIN that may be mistyped: $name', ({ open }) => {
  const { site, startSite, run, load } = prepareImports(open);

  it('gives a warning, and the car and its VIN are kept', async () => {
    startSite();
    expect(await run(feed)).toMatchObject({ added: 11, warned: 1, refused: 0 });
    expect(site.warnings).toMatchObject([
      { row: 12, column: 'V.I.N.', stockNumber: 'K11', reason: expect.stringContaining('may be mistyped') },
    ]);
    expect((await load()).map(({ vin }) => vin)).toContain('MRHGK5858F0647767');
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const feedOf = (heading: string, ...cells: readonly string[]): string =>
  [
    `Stock No,Make,Model,Year,Odometer,${heading}`,
    ...cells.map((cell, at) => `X${1 + at},Kia,Rio,2020,45000,"${cell}"`),
  ]
    .map((line) => `${line}\n`)
    .join('');

const notes = ["Rodney's trade, ph 5331 0199", 'Tyres ok - bottom dollar 17,500', 'Sold Sat to B. Wilson 0412 555 019'];

describe.each(testDatabases)('notes to the staff under a heading for shoppers: $name', ({ open }) => {
  const { startSite, run, load, site } = prepareImports(open);

  it.each(['Tag', 'Label', 'Extras', 'Features', 'Colour', 'Price text'])(
    'are left out and named in a warning: %s',
    async (heading) => {
      startSite();
      await run([feedOf(heading, ...notes)]);
      const cars = await load();
      const shown = JSON.stringify(cars.map(({ tag, standardEquipment, colour }) => [tag, standardEquipment, colour]));
      expect(shown).not.toMatch(/Rodney|5331|bottom|17,500|Wilson|0412/);
      expect(site.warnings.filter(({ reason }) => reason.includes('looks like a note to your staff'))).toHaveLength(3);
      expect(cars.map(({ stockNumber }) => stockNumber)).toEqual(['X1', 'X2', 'X3']);
    },
  );

  it.each(['Extras', 'Tag', 'Label'])('keep a car off sale that is on hold [B4.02]: %s', async (heading) => {
    startSite();
    const cells = ['HOLD for Jan Petrov 0419 555 733, $500 deposit till Sat', 'HOLD for Jan Petrov', 'Tow bar'];
    await run([feedOf(heading, ...cells)]);
    const cars = await load();
    expect(cars.map(({ status }) => status === 'in_stock')).toEqual([false, false, true]);
    expect(JSON.stringify(cars)).not.toContain('Petrov');
  });

  it('leave out a short text with a damaged character, and name it', async () => {
    startSite();
    await run([feedOf('Colour', 'Bl\uFFFDck', 'Black')]);
    expect((await load()).map(({ colour }) => colour)).toEqual([null, 'Black']);
    expect(site.warnings.map(({ reason }) => reason)).toContain('"Bl\uFFFDck" has a damaged character; it\'s left out');
  });

  it('are cut out of a list, and other features stay', async () => {
    startSite();
    const cells = ['Tow bar|Ring Dazza 0412 555 019|Hold assist', 'Bull bar, snorkel, canopy', 'Auto hold; Cruise'];
    await run([feedOf('Features', ...cells)]);
    expect((await load()).map(({ standardEquipment, status }) => [standardEquipment, status])).toEqual([
      [['Tow bar', 'Hold assist'], 'in_stock'],
      [['Bull bar', 'snorkel', 'canopy'], 'in_stock'],
      [['Auto hold', 'Cruise'], 'in_stock'],
    ]);
  });

  it.each(['Grade', 'Series', 'Title'])('are left out as a whole if the rest is no name: %s', async (heading) => {
    startSite();
    const cells = [
      'Sue (0438 555 204) rang twice',
      'Tyres ok. Bev likes a chat - bottom dollar 17,500',
      'SX - ring Bev',
    ];
    await run([feedOf(heading, ...cells)]);
    const names = (await load()).map(({ name, badge, series }) => JSON.stringify([name, badge, series]));
    expect(names.join()).not.toMatch(/Keep|Friday|Pratt|Tyres|chat|17,500|Bev/);
    expect(names[2]).toContain('SX');
  });

  it('stay if the site accepts notes', async () => {
    startSite();
    const config = feedConfig({ brakes: { staffComments: 'accept' } });
    await run([feedOf('Tag', notes[1] ?? '')], { config });
    expect((await load()).map(({ tag }) => tag)).toEqual([notes[1]]);
  });
});

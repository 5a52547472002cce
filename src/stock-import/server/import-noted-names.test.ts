import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const feedOf = (name: string): string => `Stock No,Make/Model,Year\nN1,${name},2020\n`;

describe.each(testDatabases)('notes to the staff in the name of a car: $name', ({ open }) => {
  const { startSite, run, load, site } = prepareImports(open);
  const readCar = async () => {
    const [{ name, slug, badge, status } = {}] = await load();
    return { name, slug, badge, status };
  };
  const clean = { name: '2020 Toyota Camry Ascent', slug: '2020-toyota-camry-ascent-n1', badge: 'Ascent' };

  it.each(['ring Dazza 0491 570 006', '(Mrs Pratt trade)', "- Kev's", '$17100'])(
    'are neither in its title nor in its link, and are named in a warning: %s',
    async (note) => {
      startSite();
      for (const name of [`Toyota Camry Ascent ${note}`, 'Toyota Camry Ascent', `Toyota Camry Ascent ${note}`]) {
        await run([feedOf(name)]);
        expect(await readCar()).toEqual({ ...clean, status: 'in_stock' });
      }
      expect(site.warnings).toMatchObject([{ column: 'Make/Model', stockNumber: 'N1' }]);
      expect(site.warnings[0]?.reason).toContain('looks like a note to your staff');
    },
  );

  it('stay if the site accepts notes', async () => {
    startSite();
    const config = feedConfig({ brakes: { staffComments: 'accept' } });
    await run([feedOf("Toyota Camry Kev's")], { config });
    expect(await readCar()).toMatchObject({ badge: "Kev's" });
    expect(site.warnings).toEqual([]);
  });

  it('take it off sale if they say that it is not ready', async () => {
    startSite();
    await run([feedOf('Toyota Camry Ascent - not ready')]);
    expect(await readCar()).toEqual({ ...clean, status: 'not on sale' });
  });
});

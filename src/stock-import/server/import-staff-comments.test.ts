import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const note = 'Craig Henderson 0401 556 820 keen at 24k';
const feedOf = (comments: readonly string[], km = 45_000, heading = 'Description'): string =>
  [
    `Stock No,Make,Model,Year,Odometer,${heading}`,
    ...comments.map((comment, at) => `G${2101 + at},Kia,Rio,2020,${km},"${comment}"`),
  ]
    .map((line) => `${line}\n`)
    .join('');

describe.each(testDatabases)('comments that look like notes to the staff: $name', ({ open }) => {
  const { site, startSite, run, load } = prepareImports(open);
  const commentsOf = async () => (await load()).map(({ dealerComments }) => dealerComments);

  it('are not shown to shoppers by a first import, until they are right or accepted', async () => {
    startSite();
    for (const km of [45_000, 45_000, 46_000]) {
      const { held } = await run([feedOf(['One owner', note], km)]);
      expect(held).toMatchObject([{ kind: 'staffComments', count: 1, stockNumbers: ['G2102'] }]);
      expect(held[0]?.sentence).toBe(
        "1 comment looks like a note to your staff, with a customer's name or phone number, a cost, or words such as 'not for sale'. That car shows no comments.",
      );
      expect(await commentsOf()).toEqual(['One owner', null]);
    }
    expect(await run([feedOf(['One owner', 'Full books'])])).toMatchObject({ held: [] });
    expect(await commentsOf()).toEqual(['One owner', 'Full books']);
  });

  it('are shown once accepted, or where the site says so, whatever the heading', async () => {
    startSite();
    const config = feedConfig({ columns: { Blurb: 'comments' } });
    const feed = feedOf([note], 45_000, 'Blurb');
    expect(await run([feed], { config })).toMatchObject({ held: [{ kind: 'staffComments' }] });
    expect(await run([feed], { config, isAccepted: true })).toMatchObject({ held: [] });
    expect(await commentsOf()).toEqual([note]);
    expect(await run([feedOf([note], 46_000, 'Blurb')], { config })).toMatchObject({ held: [] });
    expect(await commentsOf()).toEqual([note]);
    startSite();
    const accepting = feedConfig({ brakes: { staffComments: 'accept' } });
    expect(await run([feedOf([note])], { config: accepting })).toMatchObject({ held: [] });
    expect(await commentsOf()).toEqual([note]);
  });

  it('are held back from cars on the site, which keep their earlier comments', async () => {
    startSite();
    const old = feedOf(['One owner', 'Full books', 'Tow bar']);
    await run([old]);
    const changed = feedOf([note, 'Full books, new tyres', 'Tow bar']);
    for (const feed of [changed, changed]) {
      const { held } = await run([feed]);
      expect(held).toMatchObject([{ kind: 'staffComments', count: 1, stockNumbers: ['G2101'] }]);
      expect(held[0]?.sentence).toContain('That car keeps the earlier comments.');
      expect(await commentsOf()).toEqual(['One owner', 'Full books, new tyres', 'Tow bar']);
    }
    const { held } = await run([feedOf([note, 'Full books, new tyres', 'Tow bar', 'owes us 2k'])]);
    expect(held[0]?.sentence).toContain('Cars already on the site keep their earlier comments; the others show none.');
    expect(await run([changed], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await run([feedOf([`${note}. New tyres`, 'Full books, new tyres', 'Tow bar'])])).toMatchObject({ held: [] });
    expect((await commentsOf())[0]).toBe(`${note}. New tyres`);
  });

  it('keep a car off sale if they say that it is sold, on hold or not for sale [B4.02]', async () => {
    startSite();
    const words = ['HOLD for Jan Petrov', 'wholesaled to Prestige', 'Tidy. Promised to my sister', 'gone to auction'];
    const { held, addedNotOnSale } = await run([feedOf(['One owner, sold new by us', ...words])]);
    expect(held).toMatchObject([{ kind: 'staffComments', stockNumbers: ['G2102', 'G2103', 'G2104', 'G2105'] }]);
    expect(addedNotOnSale).toBe(4);
    expect(site.warnings.map(({ reason }) => reason)).toContain(
      'says "Promised to my sister", so the vehicle isn\'t for sale',
    );
    expect(await commentsOf()).toEqual(['One owner, sold new by us', null, null, null, null]);
    expect((await load()).map(({ status }) => status)).toEqual(['in_stock', ...words.map(() => 'not on sale')]);
    startSite();
    const config = feedConfig({ brakes: { staffComments: 'accept' } });
    expect(await run([feedOf(words)], { config })).toMatchObject({ held: [], addedNotOnSale: 0 });
  });

  it('keep no car off sale while the comments are held back, because they moved to the next row', async () => {
    startSite();
    const usual = ['One owner', 'Full books', 'Tow bar', 'Bull bar', 'Leather', 'Sunroof'];
    await run([feedOf(usual)]);
    const { held } = await run([feedOf(['spoken for', ...usual.slice(0, -1)])]);
    expect(held.map(({ kind }) => kind)).toContain('columnShifted');
    expect((await load()).map(({ status }) => status)).toEqual(usual.map(() => 'in_stock'));
  });

  it("leaves comments with the dealer's own phone numbers as they are", async () => {
    startSite();
    const comments = ['Ask for Steve, 07 4632 1100', 'Steve 0412 555 018', 'Steve 0412555018', 'Steve +61 412 555 018'];
    expect(await run([feedOf(comments)], { ownPhones: ['(07) 4632 1100'] })).toMatchObject({ held: [] });
    expect(await commentsOf()).toEqual(comments);
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';
import { changeEach, yardFeed } from './testing/yard-feed.ts';

const advert = (number: number): string => `One owner; car ${number} has a tow bar.`;
const note = (number: number): string => `scratch on door ${number} - tell them`;
const asWritten = (number: number) => ({ comments: advert(number), notes: note(number) });
const swapped = (number: number) => ({ comments: note(number), notes: advert(number).toUpperCase() });

describe.each(testDatabases)('comments in another column: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const startYard = async (): Promise<void> => {
    startSite();
    await run([yardFeed({ changed: changeEach(8, asWritten) })]);
  };
  const commentsOf = async (car: number) =>
    (await load()).find(({ stockNumber }) => stockNumber === `T${car}`)?.dealerComments;

  it('keep the comments that the cars had, and give new cars none', async () => {
    await startYard();
    const feed = yardFeed({
      cars: 11,
      changed: { ...changeEach(8, swapped), 9: { comments: note(9) }, 11: { comments: note(11) } },
    });
    for (const _ of ['first', 'again']) {
      const { held } = await run([feed]);
      expect(held).toMatchObject([{ kind: 'textChanged', count: 8 }]);
      expect(held[0]?.sentence).toBe(
        "The comments of 8 of 8 vehicles (100%; the limit is 50%) are now in another column, so the columns may be swapped. We've kept the old comments of every vehicle. New vehicles show none.",
      );
      expect(await commentsOf(1)).toBe(advert(1));
      expect(await commentsOf(9)).toBeNull();
      expect(await commentsOf(11)).toBeNull();
    }
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await commentsOf(1)).toBe(note(1));
  });

  it('take new comments, those of two cars or of half of the changed ones, or all if the site turns the limit off', async () => {
    const rewritten = (number: number) => ({ comments: `${advert(number)} Reduced!`, notes: note(number) });
    const changes = [
      changeEach(8, rewritten),
      { ...changeEach(8, asWritten), ...changeEach(2, swapped) },
      { ...changeEach(8, rewritten), ...changeEach(4, swapped) },
    ];
    for (const changed of changes) {
      await startYard();
      expect(await run([yardFeed({ changed })])).toMatchObject({ held: [] });
    }
    await startYard();
    const config = feedConfig({ brakes: { textChangedPercent: 0 } });
    expect(await run([yardFeed({ changed: changeEach(8, swapped) })], { config })).toMatchObject({ held: [] });
    expect(await commentsOf(1)).toBe(note(1));
  });
});

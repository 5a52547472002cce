import { describe, expect, it } from 'vitest';
import { readDirtyFeed } from '../read-dirty-feed.ts';
import { dirtyCells } from './dirty-cells.ts';
import { dirtyDocuments } from './dirty-documents.ts';
import { dirtyEncodings } from './dirty-encodings.ts';
import type { DirtyFeed } from './dirty-feed.ts';
import { dirtyHeadings } from './dirty-headings.ts';
import { dirtyMarks } from './dirty-marks.ts';
import { dirtyNotForSale } from './dirty-not-for-sale.ts';
import { dirtySales } from './dirty-sales.ts';
import { dirtySections } from './dirty-sections.ts';
import { dirtyShorthand } from './dirty-shorthand.ts';

const matchParts = (parts: readonly string[]) => parts.map((part) => expect.stringContaining(part));

const expectResult = async (feed: DirtyFeed, chunkBytes: number): Promise<void> => {
  const read = await readDirtyFeed(feed.bytes, feed.format, feed.switches, chunkBytes);
  if (feed.vehicles === null) {
    expect(read.failure).toContain(feed.failure);
    return;
  }
  expect(read.failure).toBeNull();
  expect(read.vehicles).toMatchObject(feed.vehicles);
  expect(read.vehicles).toHaveLength(feed.vehicles.length);
  expect(read.refused).toEqual(matchParts(feed.refused ?? []));
  expect(read.warned).toEqual(expect.arrayContaining(matchParts(feed.warned ?? [])));
  expect(read.warned, read.warned.join('|')).toHaveLength(feed.warned?.length ?? 0);
  expect(read.hasHeldRow).toBe(feed.hasHeldRow ?? false);
  expect(read.missingPhotos).toEqual(feed.missingPhotos ?? []);
};

const groups = {
  encodings: dirtyEncodings,
  headings: dirtyHeadings,
  cells: dirtyCells,
  'sales [B4.02] [D.05]': dirtySales,
  'cars that are not for sale [B4.02] [D.05]': dirtyNotForSale,
  'marks [B4.02] [D.05]': dirtyMarks,
  'sections [B4.02] [D.05]': dirtySections,
  documents: dirtyDocuments,
  shorthand: dirtyShorthand,
};

describe.each(Object.entries(groups))('dirty feeds, %s', (_group, feeds) => {
  it.each(feeds.map((feed) => [feed.name, feed] as const))('reads %s', async (_name, feed) => {
    // Reads the feed in one piece, and cut so that characters, quotes and tags fall between two chunks.
    await expectResult(feed, 65_536);
    await expectResult(feed, 7);
  });
});

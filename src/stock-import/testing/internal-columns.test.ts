import { expect, it } from 'vitest';
import { readDirtyFeed } from './read-dirty-feed.ts';

it.each([
  'Cost inc recon',
  'Recon details',
  'Floor comments',
  'Wholesale text',
  'Buy notes',
  'Office notes - NOT FOR WEB',
  'Internal text',
  'Staff description',
  'Private comments',
])("'%s' is never advised as the comments", async (heading) => {
  const cell = 'sold to Mrs Nguyen, delivery on Friday, ph 0412 555 018';
  const { warned } = await readDirtyFeed(
    Buffer.from(`Stock No,Make,Model,Year,${heading}\nU1,Kia,Rio,2020,"${cell}"\n`),
    'csv',
  );
  expect(warned).toEqual([expect.stringContaining(`Only then write "${heading}: ignored" under stockFeed.columns`)]);
  expect(warned[0]).not.toMatch(/: comments"/);
});

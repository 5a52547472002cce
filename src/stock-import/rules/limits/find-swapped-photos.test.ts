import { expect, it } from 'vitest';
import { findSwappedPhotos, swappedPhotosBrake } from './find-swapped-photos.ts';

const ids = [1, 2, 3, 4];
const before = new Map(ids.map((id) => [id, `/${id}.jpg`]));
const row = (id: number, after: string | null) => ({ id, row: id, stockNumber: `U${id}`, after });
const find = (rows: readonly ReturnType<typeof row>[], unchanged = 0, all = before) =>
  findSwappedPhotos(rows, before, unchanged, () => Promise.resolve(all));
const moved = [row(1, '/2.jpg'), row(2, '/3.jpg'), row(3, '/1.jpg')];

it('finds cars that take the first photos of others', async () => {
  expect(await find(moved)).toEqual(['U1', 'U2', 'U3']);
});

it.each([
  ['new photos', [row(1, '/a.jpg'), row(2, '/b.jpg'), row(3, '/c.jpg')], 0],
  ['two cars', moved.slice(0, 2), 0],
  ['half of the cars', moved, 3],
  ['photos that are gone', [row(1, null), row(2, null), row(3, null)], 0],
])('finds none with %s', async (_name, rows, unchanged) => expect(await find(rows, unchanged)).toEqual([]));

it("ignores a picture that several cars had, such as 'coming soon'", async () => {
  const shared = new Map([...before, [5, '/2.jpg'], [6, '/3.jpg']]);
  expect(await find(moved, 0, shared)).toEqual([]);
});

it('takes no photos from such a feed', () => {
  expect(swappedPhotosBrake.listFields?.({ swappedPhotos: ['U1'] })).toContain('images');
  expect(swappedPhotosBrake.listHeld({ swappedPhotos: ['U1'] })).toMatchObject([
    { kind: 'photosSwapped', stockNumbers: ['U1'] },
  ]);
  expect(swappedPhotosBrake.listFields?.({ swappedPhotos: [] })).toEqual([]);
});

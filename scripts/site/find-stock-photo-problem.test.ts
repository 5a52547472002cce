import { expect, it } from 'vitest';
import { findStockPhotoProblem } from './find-stock-photo-problem.ts';

const site = { slug: 'acme', config: { images: { sharedMedia: ['group'], allowedHosts: [] } } };
const files = new Set(['acme/1.jpg', 'group/2.jpg', 'other/3.jpg']);
const media = {
  find: async ({ folder, path }: { readonly folder: string; readonly path: string }) =>
    files.has(`${folder}/${path}`) ? { version: '1', toLocalFile: async () => '' } : undefined,
};
const photo = (stockNumber: string, path: string) => ({ siteSlug: 'acme', stockNumber, address: `/media/${path}` });
const find = (...photos: readonly ReturnType<typeof photo>[]) => findStockPhotoProblem(site, photos, media);

it('finds nothing wrong while every photo has its file', async () => {
  expect(await find(photo('U1', 'acme/1.jpg'), photo('U1', 'group/2.jpg'))).toEqual([]);
});

it('counts photos without a file, or in a folder that the site may not use, and names the first', async () => {
  expect(await find(photo('U1', 'acme/1.jpg'), photo('U2', 'acme/9.jpg'), photo('U2', 'other/3.jpg'))).toEqual([
    {
      path: ['stock'],
      message:
        "2 photos of 1 vehicle can't be shown: there is no file for /media/acme/9.jpg of U2 and others. Put the files back, or import the stock again",
    },
  ]);
});

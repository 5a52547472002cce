import { expect, it } from 'vitest';
import { imageSiteOf } from './image-site.ts';
import { parsePictureSource } from './parse-picture-source.ts';

const siteWith = (...sharedMedia: readonly string[]) =>
  imageSiteOf({ slug: 'acme', config: { images: { sharedMedia, allowedHosts: ['photos.example'] } } });

it('takes pictures from the folder named like the site, and from those that it shares [B0.02] [L7.12]', () => {
  expect(parsePictureSource('/media/acme/a.png', siteWith())).toMatchObject({ folder: 'acme', path: 'a.png' });
  expect(parsePictureSource('/media/group/a.png', siteWith())).toBeUndefined();
  expect(parsePictureSource('/media/group/a.png', siteWith('group'))).toMatchObject({ folder: 'group' });
  expect(parsePictureSource('https://photos.example/a.png', siteWith())).toMatchObject({ kind: 'remote' });
});

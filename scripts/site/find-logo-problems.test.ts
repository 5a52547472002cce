import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openMediaDir } from '../../src/platform/media/media-store.ts';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { minimalSite } from '../../src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '../../src/sites/testing/resolve-or-throw.ts';
import { findLogoAdvice, findLogoProblems } from './find-logo-problems.ts';

const mediaDir = makeTemporaryFolder('logos');
mkdirSync(join(mediaDir, 'acme-cars'));
const write = (name: string, width: number, colour: string): void =>
  writeFileSync(
    join(mediaDir, 'acme-cars', name),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="96"><rect x="4" y="30" width="${width - 8}" height="40" fill="${colour}"/></svg>`,
  );
write('red.svg', 420, '#c8102e');
write('white.svg', 420, '#ffffff');
write('mark.svg', 96, '#c8102e');
writeFileSync(
  join(mediaDir, 'acme-cars/sign.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" width="420" height="96"><rect width="420" height="96" rx="12" fill="#12402a"/><rect x="30" y="30" width="200" height="30" fill="#f5c518"/></svg>',
);
writeFileSync(join(mediaDir, 'acme-cars/broken.svg'), 'not a picture');

const resolve = (brand: object, hero: string) => {
  const palette = {
    brand: '#c8102e',
    brandDeep: '#a00d25',
    onBrand: '#ffffff',
    onBrandQuiet: '#ffffff',
    focusOnBrand: '#ffffff',
  };
  const raw = minimalSite('acme-cars', 'group', { brand: { palette, ...brand }, layout: { hero } });
  return { ...resolveOrThrow(raw), configVersion: '' };
};
const find = (brand: object) => findLogoProblems(resolve(brand, 'field'), openMediaDir(mediaDir));
const advise = (brand: object, hero = 'field') => findLogoAdvice(resolve(brand, hero), openMediaDir(mediaDir));
const at = (name: string): string => `/media/acme-cars/${name}`;
const logoSize = { width: 420, height: 96 };

it('asks for the size of a logo that is too wide for a mark, with the line to add', async () => {
  expect(await find({ logoUrl: at('mark.svg') })).toEqual([]);
  expect(await find({ logoUrl: at('broken.svg') })).toEqual([]);
  expect(await find({ logoUrl: at('red.svg'), logoSize })).toEqual([]);
  expect(await find({ logoUrl: at('red.svg') })).toMatchObject([
    { path: ['brand', 'logoUrl'], allowed: 'logoSize: { width: 420, height: 96 }' },
  ]);
  expect(await find({ logoUrl: at('red.svg'), logoSize: { width: 300, height: 96 } })).toMatchObject([
    { path: ['brand', 'logoSize'], allowed: 'logoSize: { width: 420, height: 96 }' },
  ]);
});

it('says that a logo can’t be seen if the whole picture is white, as a mark or wide', async () => {
  for (const [name, width] of [
    ['blank.png', 420],
    ['blank-mark.jpg', 96],
  ] as const) {
    await sharp({ create: { width, height: 96, channels: 3, background: '#ffffff' } }).toFile(
      join(mediaDir, 'acme-cars', name),
    );
    expect(await find({ logoUrl: at(name), ...(width === 420 && { logoSize }) })).toEqual([
      { path: ['brand', 'logoUrl'], message: "the logo can't be seen, because the whole picture is a single colour" },
    ]);
  }
});

it('says where a logo can hardly be seen: on the white header, or on the brand colour', async () => {
  expect(await find({ logoUrl: at('white.svg'), logoSize })).toMatchObject([
    { path: ['brand', 'logoUrl'], message: expect.stringContaining('the header, which is #ffffff') },
  ]);
  const red = { logoUrl: at('red.svg'), logoSize };
  expect(await find({ ...red, logoOnBrandUrl: at('red.svg') })).toMatchObject([
    {
      path: ['brand', 'logoOnBrandUrl'],
      message: expect.stringContaining('the header over the hero, which is #c8102e'),
    },
  ]);
  expect(await find({ ...red, logoOnBrandUrl: at('white.svg') })).toEqual([]);
});

describe('advice about the header over the hero [L2.36]', () => {
  it('says that the logo has a background there, and how to do without', async () => {
    const red = { logoUrl: at('red.svg'), logoSize };
    expect(await advise(red)).toMatch(
      /over the brand colour gives your logo a background in the page's colour\. To remove the background, put a white version .*red\.svg.* logoOnBrandUrl/,
    );
    expect(await advise(red, 'photograph')).toContain('over the photo gives your logo a background');
  });

  it('names the logo itself if it can be seen there', async () => {
    expect(await advise({ logoUrl: at('white.svg'), logoSize })).toContain(`logoOnBrandUrl: ${at('white.svg')} under`);
  });

  it('asks for a logo with its own background to be left as it is, not for a white version', async () => {
    const sign = { logoUrl: at('sign.svg'), logoSize };
    for (const hero of ['field', 'photograph']) {
      expect(await advise(sign, hero)).toMatch(/has its own background.* Add logoHasBackground: true under brand/);
      expect(await advise({ ...sign, logoHasBackground: true }, hero)).toBeUndefined();
    }
    expect(await find({ ...sign, logoHasBackground: true })).toEqual([]);
  });

  it('has none for a mark, for a header of its own, and once there is a version for it', async () => {
    expect(await advise({ logoUrl: at('mark.svg') })).toBeUndefined();
    expect(await advise({ logoUrl: at('red.svg'), logoSize }, 'searchBox')).toBeUndefined();
    expect(await advise({ logoUrl: at('red.svg'), logoSize, logoOnBrandUrl: at('white.svg') })).toBeUndefined();
  });
});

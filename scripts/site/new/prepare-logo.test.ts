import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../src/platform/testing/make-temporary-folder.ts';
import { prepareLogo } from './prepare-logo.ts';
import { siteAnswers } from './site-answers.ts';

const folder = makeTemporaryFolder('logos');
const green = '#1b6e3c';

const draw = (name: string, width: number, colours: readonly string[]): string => {
  const bars = colours.map(
    (fill, index) => `<rect x="${10 + index * 40}" y="20" width="30" height="50" fill="${fill}"/>`,
  );
  const file = join(folder, name);
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="90">${bars.join('')}</svg>`);
  return file;
};
const prepare = (file: string) => prepareLogo({ slug: 'acme', file, brand: green, surface: '#ffffff' });
const wide = { logoUrl: '/media/acme/logo.svg', logoSize: { width: 400, height: 90 }, iconUrl: '/media/acme/mark.svg' };

it('draws a white version of a wide logo in one colour that can’t be seen on the brand colour [L2.36]', async () => {
  const { brand, files } = await prepare(draw('own.svg', 400, [green, green]));
  expect(brand).toEqual({ ...wide, logoOnBrandUrl: '/media/acme/logo-white.png' });
  expect(Object.keys(files)).toEqual(['logo.svg', 'logo-white.png']);
  const { data, info } = await sharp(files['logo-white.png']).raw().toBuffer({ resolveWithObject: true });
  expect(info.width / info.height).toBeCloseTo(400 / 90, 1);
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);
  const solid = pixels.filter(([, , , alpha = 0]) => alpha > 200);
  expect(solid.length / pixels.length).toBeCloseTo((2 * 30 * 50) / (400 * 90), 2);
  expect(new Set(solid.map((pixel) => pixel.slice(0, 3).join()))).toEqual(new Set(['255,255,255']));
});

it('shows a logo on the brand colour that can be seen there, and none that has a ground of its own', async () => {
  expect((await prepare(draw('light.svg', 400, ['#ffd400', '#ffffff']))).brand).toEqual({
    ...wide,
    logoOnBrandUrl: wide.logoUrl,
  });
  const opaque = join(folder, 'opaque.png');
  await sharp({ create: { width: 400, height: 90, channels: 3, background: '#ffffff' } }).toFile(opaque);
  expect((await prepare(opaque)).brand).toEqual({ ...wide, logoUrl: '/media/acme/logo.png' });
});

it('cuts white margins off a logo on white, and says that it has a light background over the brand colour [L2.36]', async () => {
  const onWhite = join(folder, 'on-white.png');
  const letters = await sharp({ create: { width: 300, height: 60, channels: 3, background: green } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ffffff' } })
    .composite([{ input: letters }])
    .png()
    .toFile(onWhite);
  const { brand, files, notes } = await prepare(onWhite);
  expect(brand).toEqual({ ...wide, logoUrl: '/media/acme/logo.png', logoSize: { width: 300, height: 60 } });
  expect(await sharp(files['logo.png']).metadata()).toMatchObject({ width: 300, height: 60 });
  expect(notes).toEqual([
    expect.stringContaining('300 by 60 pixels'),
    expect.stringContaining('cut off its empty margins'),
    'Over the brand colour or a photo, the logo has a light background. A white version avoids that.',
  ]);
});

const drawSign = (name: string, width: number, ground: string, radius: number, colour = '#ffd400'): string => {
  const file = join(folder, name);
  const box = `<rect width="${width}" height="90" rx="${radius}" fill="${ground}"/>`;
  const letters = `<rect x="20" y="20" width="${width / 2}" height="40" fill="${colour}"/>`;
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="90">${box}${letters}</svg>`);
  return file;
};

it('gives no light background to a logo whose own background fills it [L2.36]', async () => {
  const filled = { ...wide, logoHasBackground: true };
  for (const radius of [0, 12]) {
    const { brand, files, notes } = await prepare(drawSign('sign.svg', 400, '#12402a', radius));
    expect(brand).toEqual(filled);
    expect(Object.keys(files)).toEqual(['logo.svg']);
    expect(notes).toEqual([expect.stringContaining('400 by 90 pixels')]);
  }
  const sameAsBrand = await prepare(drawSign('same.svg', 400, green, 12, '#ffffff'));
  expect(sameAsBrand.brand).toEqual(filled);
  expect((await prepare(drawSign('square.svg', 90, '#12402a', 18))).brand).toEqual({
    logoUrl: '/media/acme/logo.svg',
    logoHasBackground: true,
  });
});

it('doesn’t take white, an oval or a frame for a background that fills a logo', async () => {
  for (const file of [
    drawSign('white.svg', 400, '#ffffff', 0, green),
    drawSign('oval.svg', 400, '#12402a', 45),
    draw('band.svg', 400, [green, green]),
  ])
    expect((await prepare(file)).brand).not.toHaveProperty('logoHasBackground');
});

it('leaves a logo in several colours to its designer, and a mark as it is', async () => {
  expect((await prepare(draw('two.svg', 400, [green, green, green, '#ffd400']))).brand).toEqual(wide);
  expect((await prepare(draw('mark.svg', 90, [green]))).brand).toEqual({ logoUrl: '/media/acme/logo.svg' });
});

it('takes the path of a logo as a terminal writes it', () => {
  const { logo } = siteAnswers.shape;
  mkdirSync(join(folder, 'my files'));
  const file = draw('my files/logo.svg', 90, [green]);
  for (const written of [file, `'${file}' `, file.replace(' ', '\\ '), pathToFileURL(file).href])
    expect(logo.parse(written)).toBe(file);
  expect(logo.safeParse(join(folder, 'none.svg')).success).toBe(false);
  expect(logo.safeParse(folder).success).toBe(false);
});

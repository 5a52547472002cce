import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildDemoStock } from './build-stock.ts';
import { demoDealers } from './dealers.ts';
import { drawnShapes, drawVehicle } from './illustrations/draw-vehicle.ts';
import { peoplePictures } from './illustrations/people.ts';
import { shortenPath } from './illustrations/shorten-path.ts';
import { tidyMarkup } from './illustrations/tidy-markup.ts';
import { buildPhotoManifest } from './photos/photo-manifest.ts';
import { photosFolder } from './photos/photos-folder.ts';
import { readPhotos } from './photos/read-photos.ts';
import { faces, nameView, withoutFace } from './stock/choose-face.ts';
import { closeUpViews, leadViewsFor, nameLead, outsideViews, settings } from './stock/photo-range.ts';
import { carShapes, paintsFor, viewsFor } from './stock/picture-range.ts';
import { readCatalogue, textOf } from './stock/read-catalogue.ts';

const vehicleShapes = [...carShapes, ...drawnShapes];
const media = new URL('../media/demo/', import.meta.url);
const fileOf = (url: string): URL => new URL(`.${url.replace('/media/demo', '')}`, media);

describe('demo pictures', () => {
  const everyRecord = demoDealers.flatMap(({ slug }) => buildDemoStock(slug, '2026-11-21'));

  it('exist for every vehicle, 6 to 14 each, captioned as illustrations of generic vehicles', () => {
    for (const record of everyRecord) {
      const images = (record.images ?? []) as { image: { url: string }; caption: string }[];
      const urls = images.map(({ image }) => image.url);
      for (const url of urls) expect(existsSync(fileOf(url)), url).toBe(true);
      expect(new Set(urls).size).toBe(urls.length);
      if (urls.length > 1) {
        expect(urls.length).toBeGreaterThanOrEqual(6);
        for (const { caption } of images) expect(caption).toMatch(/^Illustration of a generic /);
      }
      expect(urls.length).toBeLessThanOrEqual(14);
      if (record.video_url !== undefined) expect(existsSync(fileOf(String(record.video_url)))).toBe(true);
      if (record.file !== undefined) expect(existsSync(fileOf(String(record.file)))).toBe(true);
    }
  });

  it('include a spin only if all its frames exist, and never without photographs [B2.36]', () => {
    for (const { spin_images = [], spin_interior_image, photos_count, name } of everyRecord) {
      const urls = [...(spin_images as string[]), ...(spin_interior_image === undefined ? [] : [spin_interior_image])];
      for (const url of urls) expect(existsSync(fileOf(String(url))), String(url)).toBe(true);
      if (urls.length > 0) expect(Number(photos_count), String(name)).toBeGreaterThan(1);
    }
  });

  it('show a model with one face from every angle, and all vehicles of a model and fuel alike', () => {
    const facesOf = new Map<string, Set<string>>();
    for (const { make, model, series, simple_fuel, images = [] } of everyRecord) {
      const key = [make, model, series, simple_fuel].join(' ');
      for (const { image } of images as { image: { url: string } }[]) {
        const [, name = '', view] = /photos\/(.+-(hero2?|nose|front|lamp))\b/.exec(image.url) ?? [];
        if (view === undefined) continue;
        const face = name === withoutFace(name) ? 'own' : name.split('-').at(-2);
        facesOf.set(key, (facesOf.get(key) ?? new Set()).add(String(face)));
      }
    }
    expect(facesOf.size).toBeGreaterThan(100);
    for (const [key, shown] of facesOf) expect([...shown], key).toHaveLength(1);
  });

  it('cover every shape of the catalogue', () => {
    const shapes = [
      ...readCatalogue('cars').map((row) => textOf(row, 'shape')),
      ...readCatalogue('trucks').map((row) => textOf(row, 'shape')),
      ...readCatalogue('motorcycles').map((row) => textOf(row, 'shape')),
      ...readCatalogue('caravans').map((row) => `caravan-${textOf(row, 'shape')}`),
    ];
    for (const shape of shapes) expect(vehicleShapes).toContain(shape);
  });

  it('are what the code draws', () => {
    for (const shape of drawnShapes) {
      const paint = paintsFor(shape)[0] ?? 'white';
      const view = viewsFor(shape)[0] ?? 'side-studio';
      const file = new URL(`${shape}-${paint}-${view}.svg`, media);
      expect(readFileSync(file, 'utf8'), shape).toBe(`${tidyMarkup(drawVehicle(shape, paint, view))}\n`);
    }
  });

  it('of people are what the code draws, in less than 3 kB each', () => {
    const folder = new URL('site/', media);
    const drawn = Object.entries(peoplePictures).map(([name, markup]) => [`${name}.svg`, `${tidyMarkup(markup)}\n`]);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\/team-/.test(name));
    expect(files.toSorted()).toEqual(drawn.map(([name]) => name).toSorted());
    for (const [name = '', markup = ''] of drawn) {
      expect(readFileSync(new URL(name, folder), 'utf8'), name).toBe(markup);
      expect(Buffer.byteLength(markup), name).toBeLessThan(3000);
    }
  });

  it('weigh less than 2.5 MB together and use nothing from outside', () => {
    const names = readdirSync(media, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => name.endsWith('.svg')).map((name) => new URL(name, media));
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(2_500_000);
    for (const file of files) {
      expect(readFileSync(file, 'utf8')).not.toMatch(/foreignObject|<script|href="(?!#)|<style|NaN|undefined/);
    }
  });
});

describe('photographs', () => {
  const files = readdirSync(photosFolder).filter((file) => file.endsWith('.avif'));

  it('are all in the manifest', () => {
    expect(readPhotos().manifest).toEqual(buildPhotoManifest(files));
  });

  it('show bodies and paints of the stock', () => {
    const wanted = vehicleShapes.flatMap((shape) =>
      [
        ...[...outsideViews, ...closeUpViews].map(([view]) => `${shape}-${view}`),
        ...[undefined, ...faces].flatMap((face) =>
          leadViewsFor(shape).flatMap(([view]) =>
            settings.map((setting) => nameLead(nameView(shape, face, view), setting)),
          ),
        ),
      ].map((name) => [name, paintsFor(shape)] as const),
    );
    const paintsOf = new Map<string, readonly string[]>(wanted);
    for (const [name, paints] of Object.entries(readPhotos().manifest.photos)) {
      for (const paint of paints.split(' ')) {
        if (/^(interior|load|caravan-poptop-lowered)-/.test(name)) expect(paintsFor('suv'), name).toContain(paint);
        else expect(paintsOf.get(name), name).toContain(paint);
      }
    }
  });

  it('of caravans in sand and grey show the paint, not reflections of the studio', async () => {
    const readPixels = (file: string) =>
      sharp(new URL(file, photosFolder).pathname).resize(450, 300).removeAlpha().raw().toBuffer();
    const painted = files.filter((file) => /^caravan-(?!poptop-lowered).*-(?:sand|grey)\.avif$/.test(file));
    expect(painted.length).toBeGreaterThan(10);
    for (const file of painted) {
      const [pixels, inWhite] = await Promise.all([file, file.replace(/-(?:sand|grey)\./, '-white.')].map(readPixels));
      const brightness = [];
      for (let at = 0; at + 2 < (pixels?.length ?? 0); at += 3) {
        const [red = 0, green = 0, blue = 0] = pixels?.subarray(at, at + 3) ?? [];
        const [r = 0, g = 0, b = 0] = inWhite?.subarray(at, at + 3) ?? [];
        // A pixel that differs from the white caravan's shows the painted body.
        if (Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b) > 24)
          brightness.push((red + green + blue) / 3);
      }
      expect(brightness.reduce((sum, one) => sum + one, 0) / brightness.length, file).toBeLessThan(135);
    }
  });

  it('are 1800 by 1200 pixels, spin frames 960 by 640, panoramas twice as wide as high', async () => {
    for (const file of files) {
      const { width, height } = await sharp(new URL(file, photosFolder).pathname).metadata();
      if (file.includes('-panorama-')) expect(width, file).toBe(height * 2);
      else expect([width, height], file).toEqual(file.startsWith('spin-') ? [960, 640] : [1800, 1200]);
    }
  });

  it('of spins show the whole vehicle: no edge of a frame cuts it', async () => {
    const [width, height] = [96, 64];
    const step = (from: number | undefined, to: number | undefined): number => Math.abs((from ?? 0) - (to ?? 0));
    // Checks frames from the sides, where a vehicle is widest, from the corners and from the ends.
    for (const file of files.filter((name) => /^spin-.+-(?:01|05|09|13|17|21)-/.test(name))) {
      const frame = sharp(new URL(file, photosFolder).pathname).resize(width, height).removeAlpha();
      const grey = await frame.greyscale().raw().toBuffer();
      const sides = Array.from({ length: height - 1 }, (_, row) => row * width).flatMap((at) => [
        step(grey[at], grey[at + width]),
        step(grey[at + width - 1], grey[at + 2 * width - 1]),
      ]);
      const top = Array.from({ length: width - 1 }, (_, at) => step(grey[at], grey[at + 1]));
      // The studio is lit evenly, so its brightness changes slowly along an edge.
      expect(Math.max(...sides, ...top), file).toBeLessThan(40);
    }
  });

  it('of spins have hotspots to see from every side [B3.06]', () => {
    const { manifest, hotspots } = readPhotos();
    for (const body of Object.keys(manifest.spins)) {
      const angles = (hotspots[`spin-${body}`] ?? []).flatMap(({ anchors }) => anchors.map(({ angle }) => angle));
      for (let angle = 0; angle < 360; angle += 15) {
        expect(angles.filter((one) => one === angle).length, `${body} at ${angle}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('weigh at most 90 MB with every other file of the media', () => {
    const all = readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = all.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(90_000_000);
  });
});

describe('shortenPath', () => {
  it.each([
    ['M10 20L30 40H5V7Z', 'M10 20l20 20h-25v-33z'],
    ['M0 0C1 2 3 4 5 6C7 8 9 10 11 12', 'M0 0c1 2 3 4 5 6 2 2 4 4 6 6'],
    ['M5 5A40 40 0 0 1 25 5', 'M5 5a40 40 0 0 1 20 0'],
    ['M1 1h2M5 5L6 6', 'M1 1h2m2 4l1 1'],
  ])('converts %s to relative commands', (path, expected) => {
    expect(shortenPath(path)).toBe(expected);
  });
});

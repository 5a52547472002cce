import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildDemoStock } from './build-stock.ts';
import { demoDealers } from './dealers.ts';
import { drawVehicle, vehicleShapes } from './illustrations/draw-vehicle.ts';
import { shortenPath } from './illustrations/shorten-path.ts';
import { tidyMarkup } from './illustrations/tidy-markup.ts';
import { paintsFor, viewsFor } from './stock/picture-range.ts';
import { readCatalogue, textOf } from './stock/read-catalogue.ts';

const media = new URL('./media/', import.meta.url);
const fileOf = (url: string): URL => new URL(`.${url.replace('/media/demo', '')}`, media);

describe('demo pictures', () => {
  it('exist for every vehicle of every site, 4 to 12 each, with captions', () => {
    for (const { slug } of demoDealers) {
      for (const record of buildDemoStock(slug, '2026-11-21')) {
        const images = (record.images ?? []) as { image: { url: string }; caption: string }[];
        const urls = images.map(({ image }) => image.url);
        for (const url of urls) expect(existsSync(fileOf(url)), url).toBe(true);
        expect(new Set(urls).size).toBe(urls.length);
        expect(images.every(({ caption }) => caption.length > 10)).toBe(true);
        if (urls.length > 1) expect(urls.length).toBeGreaterThanOrEqual(4);
        expect(urls.length).toBeLessThanOrEqual(12);
        if (record.video_url !== undefined) expect(existsSync(fileOf(String(record.video_url)))).toBe(true);
        if (record.file !== undefined) expect(existsSync(fileOf(String(record.file)))).toBe(true);
      }
    }
  });

  it('can be drawn for every shape of the catalogue', () => {
    const shapes = [
      ...readCatalogue('cars').map((row) => textOf(row, 'shape')),
      ...readCatalogue('trucks').map((row) => textOf(row, 'shape')),
      ...readCatalogue('motorcycles').map((row) => textOf(row, 'shape')),
      ...readCatalogue('caravans').map((row) => `caravan-${textOf(row, 'shape')}`),
    ];
    for (const shape of shapes) expect(vehicleShapes).toContain(shape);
  });

  it('are what the code draws today', () => {
    for (const shape of vehicleShapes) {
      const paint = paintsFor(shape)[0] ?? 'white';
      const view = viewsFor(shape)[0] ?? 'side-studio';
      const file = new URL(`${shape}-${paint}-${view}.svg`, media);
      expect(readFileSync(file, 'utf8'), shape).toBe(`${tidyMarkup(drawVehicle(shape, paint, view))}\n`);
    }
  });

  it('weigh less than 6 MB together and use nothing from outside', () => {
    const names = readdirSync(media, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => name.endsWith('.svg')).map((name) => new URL(name, media));
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(6_000_000);
    for (const file of files) {
      expect(readFileSync(file, 'utf8')).not.toMatch(/foreignObject|<script|href="(?!#)|<style|NaN|undefined/);
    }
  });
});

describe('shortenPath', () => {
  it.each([
    ['M10 20L30 40H5V7Z', 'M10 20l20 20h-25v-33z'],
    ['M0 0C1 2 3 4 5 6C7 8 9 10 11 12', 'M0 0c1 2 3 4 5 6 2 2 4 4 6 6'],
    ['M5 5A40 40 0 0 1 25 5', 'M5 5a40 40 0 0 1 20 0'],
    ['M1 1h2M5 5L6 6', 'M1 1h2m2 4l1 1'],
  ])('says %s in relative commands', (path, expected) => {
    expect(shortenPath(path)).toBe(expected);
  });
});

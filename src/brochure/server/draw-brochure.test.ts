import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { readPdfFonts } from '#src/platform/pdf/serve-pdf-renderer.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildBrochureView } from '../view/build-brochure-view.ts';
import { drawBrochure } from './draw-brochure.ts';

const fonts = readPdfFonts();
const { site, now } = makeTestContext();
const draw = async (vehicle: Vehicle, picture: Buffer | null = null): Promise<string> =>
  (await drawBrochure(buildBrochureView(vehicle, site, now), picture, fonts)).toString('latin1');
const countPages = (pdf: string): number => pdf.match(/\/Type \/Page\n/g)?.length ?? 0;
const readStreams = (pdf: string): string =>
  [...pdf.matchAll(/\/FlateDecode[^>]*>>\nstream\n(.*?)\nendstream/gs)]
    .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
    .join('\n');

describe('drawBrochure', () => {
  it('makes two pages for a vehicle with features and one for a sparse one [D.23]', async () => {
    expect(countPages(await draw(makeFullVehicle()))).toBe(2);
    const features = Array.from({ length: 200 }, (_, at) => `Feature ${at}`);
    expect(countPages(await draw(makeFullVehicle({ standardEquipment: features })))).toBe(2);
    expect(countPages(await draw(makeTestVehicle()))).toBe(1);
  });

  it('keeps a long list of licences on the first page [D.23]', async () => {
    const licences = Array.from({ length: 12 }, (_, at) => ({
      label: `Queensland motor dealer licence, yard ${at}`,
      number: `4190 2${at}`,
    }));
    const licensed = { ...site, legal: { ...site.legal, licences } };
    const view = buildBrochureView(makeTestVehicle(), licensed, now);
    expect(countPages((await drawBrochure(view, null, fonts)).toString('latin1'))).toBe(1);
  });

  it('has a title, a language, tags and embedded fonts [D.23]', async () => {
    const pdf = await draw(makeFullVehicle());
    expect(pdf).toContain(`(2023 Nissan X-Trail | ${site.name})`);
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('/Lang (en-AU)');
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/S /H1');
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(2);
    expect(pdf).not.toContain('/BaseFont /Helvetica');
  });

  it('embeds the photo unchanged and links to the page [D.23]', async () => {
    const blank = { width: 30, height: 20, channels: 3, background: '#888' } as const;
    const picture = await sharp({ create: blank }).jpeg().toBuffer();
    expect(await draw(makeFullVehicle(), picture)).toContain(picture.toString('latin1'));
    expect(await draw(makeFullVehicle())).toContain(`${site.url}/cars/2023-nissan-x-trail-7`);
    expect(readStreams(await draw(makeFullVehicle()))).toContain(' l\n');
  });
});

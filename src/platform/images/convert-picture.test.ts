import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { convertPicture } from './convert-picture.ts';

const webp = { widthPx: 160, quality: 75, format: 'webp' } as const;

const createPicture = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } });

const buildPng = (widthPx: number, heightPx: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  const lines = deflateSync(Buffer.alloc((Math.ceil(widthPx / 8) + 1) * heightPx));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
};

describe('convertPicture', () => {
  it.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
  ] as const)('makes %s in the requested width [L7.12]', async (format, name) => {
    const made = await convertPicture(await createPicture(300, 200).png().toBuffer(), { ...webp, format });
    expect(await sharp(made).metadata()).toMatchObject({ format: name, width: 160, height: 107 });
  });

  it('never enlarges a picture', async () => {
    const made = await convertPicture(await createPicture(90, 60).png().toBuffer(), webp);
    expect(await sharp(made).metadata()).toMatchObject({ width: 90, height: 60 });
  });

  it('compresses AVIF with little effort and to what WebP looks like, so that the first visitor waits less', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const given = await sharp({ create: { width: 640, height: 426, channels: 3, background: 'teal', noise } })
      .png()
      .toBuffer();
    const made = await convertPicture(given, { widthPx: 320, quality: 75, format: 'avif' });
    const resized = sharp(given).resize(320);
    expect(made.equals(await resized.clone().avif({ quality: 65, effort: 1 }).toBuffer())).toBe(true);
    expect(made.equals(await resized.clone().avif({ quality: 65 }).toBuffer())).toBe(false);
  });

  it('rotates a phone’s sideways picture', async () => {
    const given = await createPicture(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(await convertPicture(given, webp)).metadata()).toMatchObject({ width: 160, height: 240 });
  });

  it('converts the first page of an animation', async () => {
    const pages = await Promise.all(
      ['red', 'blue', 'lime'].map((paint) => createPicture(90, 60, paint).png().toBuffer()),
    );
    const film = await sharp(pages, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(3);
    const made = await sharp(await convertPicture(film, webp)).metadata();
    expect([made.pages ?? 1, made.height]).toEqual([1, 60]);
  });

  it('accepts at most 50 million pixels, however small the file', async () => {
    const largest = buildPng(8000, 6250);
    const bomb = buildPng(8000, 6251);
    expect(bomb.length).toBeLessThan(20_000);
    expect((await convertPicture(largest, webp)).length).toBeGreaterThan(0);
    await expect(convertPicture(bomb, webp)).rejects.toThrow('pixel limit');
    await expect(convertPicture(buildPng(30_000, 30_000), webp)).rejects.toThrow('pixel limit');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('not a picture')],
  ])('rejects %s', async (_what, data) => {
    await expect(convertPicture(data, webp)).rejects.toThrow();
  });
});

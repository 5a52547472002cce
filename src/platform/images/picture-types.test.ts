import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isRasterPicture } from './picture-types.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

describe('isRasterPicture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('is true for %s', async (format) => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
    expect(isRasterPicture(await picture.toFormat(format).toBuffer())).toBe(true);
  });

  it.each([
    ['a drawing', Buffer.from(svg)],
    ['a drawing after blanks', Buffer.from(`\n  ${svg}`)],
    ['a drawing with its declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a compressed drawing', gzipSync(svg)],
    ['a page', Buffer.from('<!doctype html><img src="/a.png">')],
    ['a document', Buffer.from('%PDF-1.7')],
    ['a sound', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0')],
    ['the mark of a picture further on', Buffer.from('  \x89PNG\r\n\x1a\n', 'latin1')],
    ['half a mark', Buffer.from('\x89PN', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('is false for %s', (_what, data) => {
    expect(isRasterPicture(data)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { buildImageUrl, buildSrcSet } from './image-url.ts';

describe('image addresses', () => {
  it('contain width and quality, 80 in galleries and 75 elsewhere [L7.12]', () => {
    expect(buildImageUrl('/media/a.svg', 600, 'gallery')).toBe('/images/600/80/%2Fmedia%2Fa.svg');
    expect(buildImageUrl('https://x.test/a b.jpg', 320)).toBe('/images/320/75/https%3A%2F%2Fx.test%2Fa%20b.jpg');
  });

  it('offer the fixed widths up to the largest useful one', () => {
    expect(buildSrcSet('/a.jpg', 480)).toBe(
      '/images/160/75/%2Fa.jpg 160w, /images/320/75/%2Fa.jpg 320w, /images/480/75/%2Fa.jpg 480w',
    );
  });
});

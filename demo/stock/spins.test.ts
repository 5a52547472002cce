import { describe, expect, it } from 'vitest';
import { buildDemoStock } from '../build-stock.ts';
import { demoDealers } from '../dealers.ts';

describe.each(demoDealers)('the stock of $slug', ({ slug, itemType }) => {
  const stock = buildDemoStock(slug, '2026-11-21');
  const inStock = (field: string) => stock.filter((record) => record.status === 'in_stock' && Boolean(record[field]));

  it('has several spins, some with a cabin if they are of cars [B3.05]', () => {
    const spins = inStock('spin_images');
    expect(spins.length).toBeGreaterThanOrEqual(3);
    expect(spins.length).toBeLessThan(stock.length / 10);
    expect(inStock('spin_interior_image').length > 0).toBe(itemType === 'car');
  });

  it('has video files and videos of both players [B2.34]', () => {
    expect(inStock('video_url').length).toBeGreaterThanOrEqual(3);
    const players = inStock('external_video_url').map(
      ({ external_video_url }) => new URL(String(external_video_url)).host,
    );
    expect(new Set(players)).toEqual(new Set(['www.youtube.com', 'vimeo.com']));
  });
});

import { describe, expect, it } from 'vitest';
import { buildRobotsText, buildSitemap, buildSitemapIndex } from './sitemap.ts';

const siteUrl = 'https://cars.example';

describe('sitemap', () => {
  it('lists whole addresses with the day of the last change', () => {
    const xml = buildSitemap(siteUrl, [{ path: '/cars/a', lastModified: '2026-11-20T00:00:00.000Z' }]);
    expect(xml).toContain('<loc>https://cars.example/cars/a</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod>');
  });

  it('escapes what XML would misread', () => {
    expect(buildSitemap(siteUrl, [{ path: '/search/?a=1&b=2', lastModified: null }])).toContain('a=1&#38;b=2');
  });

  it('names every file of a large site in the index', () => {
    const names = [...buildSitemapIndex(siteUrl, 2).matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)];
    expect(names.map(([, name]) => name)).toEqual([
      'https://cars.example/sitemap-1.xml',
      'https://cars.example/sitemap-2.xml',
    ]);
  });

  it('keeps crawlers off the interfaces and the catalogue, and tells them of the sitemap', () => {
    expect(buildRobotsText(siteUrl)).toBe(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /search-api/',
        'Disallow: /dev/',
        '',
        'Sitemap: https://cars.example/sitemap.xml',
        '',
      ].join('\n'),
    );
  });
});

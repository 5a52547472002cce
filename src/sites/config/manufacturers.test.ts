import { expect, it } from 'vitest';
import { findManufacturer, manufacturers } from './manufacturers.ts';

it('lists about 140 unique makes, each with id, name, slug and logo.url [L3.12]', () => {
  expect(manufacturers.length).toBeGreaterThanOrEqual(135);
  expect(manufacturers.length).toBeLessThanOrEqual(150);
  for (const key of ['id', 'name', 'slug'] as const) {
    expect(new Set(manufacturers.map((make) => make[key])).size).toBe(manufacturers.length);
  }
  for (const { slug, logo } of manufacturers) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(logo).toHaveProperty('url');
  }
});

it('finds a make by its slug [L3.12]', () => {
  expect(findManufacturer('isuzu-ute')?.name).toBe('Isuzu UTE');
  expect(findManufacturer('Mazda')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { buildPhotoManifest, hasPhoto } from './photo-manifest.ts';

const frames = (body: string, paint: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `spin-${body}-${String(index + 1).padStart(2, '0')}-${paint}.avif`);

describe('buildPhotoManifest', () => {
  it('lists the paints of every picture, sorted, whatever the order of the files', () => {
    const files = ['ute-tray-hero-white.avif', 'interior-suv-rear-seats-grey.avif', 'ute-tray-hero-black.avif'];
    const manifest = buildPhotoManifest(files);
    expect(manifest).toEqual({
      photos: { 'interior-suv-rear-seats': 'grey', 'ute-tray-hero': 'black white' },
      spins: {},
      panoramas: {},
    });
    expect(JSON.stringify(buildPhotoManifest(files.toReversed()))).toBe(JSON.stringify(manifest));
    expect(hasPhoto(manifest, 'ute-tray-hero', 'black')).toBe(true);
    expect(hasPhoto(manifest, 'ute-tray-hero', 'red')).toBe(false);
    expect(hasPhoto(manifest, 'ute-hero', 'black')).toBe(false);
  });

  it('lists only complete spins', () => {
    const files = [...frames('suv', 'white', 24), ...frames('suv', 'red', 23), ...frames('van', 'grey', 1)];
    expect(buildPhotoManifest(files)).toEqual({ photos: {}, spins: { suv: { white: 24 } }, panoramas: {} });
  });

  it('lists panoramas separately and skips other files', () => {
    const files = ['interior-suv-panorama-grey.avif', 'spin-suv.json', 'index.json'];
    expect(buildPhotoManifest(files)).toEqual({
      photos: {},
      spins: {},
      panoramas: { suv: 'interior-suv-panorama-grey' },
    });
  });

  it('refuses an unknown name', () => {
    expect(() => buildPhotoManifest(['Suv hero.avif'])).toThrow('Suv hero.avif is not called');
  });
});

import { describe, expect, it } from 'vitest';
import { buildPhotoManifest } from '../photos/photo-manifest.ts';
import { readPhotos } from '../photos/read-photos.ts';
import { chooseFace, nameView, withoutFace } from './choose-face.ts';
import { readCatalogue, textOf } from './read-catalogue.ts';

describe('chooseFace', () => {
  const manifest = buildPhotoManifest([
    'suv-hero-white.avif',
    'suv-claw-hero-white.avif',
    'hatch-closed-hero-white.avif',
    'hatch-grin-hero-white.avif',
  ]);
  const faceOf = (make: string, shape: string, fuel = 'Petrol') => chooseFace(manifest, { make, shape, fuel });

  it("returns the make's face if the studio made it for the body", () => {
    expect(faceOf('Mitsubishi', 'suv')).toBe('claw');
    expect(faceOf('Mitsubishi', 'hatch')).toBeUndefined();
    expect(faceOf('Honda', 'suv')).toBeUndefined();
  });

  it('returns a closed face for an electric car of any make', () => {
    expect(faceOf('Toyota', 'hatch', 'Electric')).toBe('closed');
    expect(faceOf('BYD', 'hatch', 'Electric')).toBe('closed');
    expect(faceOf('Toyota', 'hatch', 'Hybrid')).toBe('grin');
    expect(faceOf('Mitsubishi', 'suv', 'Electric')).toBeUndefined();
  });
});

describe('the catalogue', () => {
  const closedBodies = ['suv-coupe', 'sedan-fastback'];
  const cars = readCatalogue('cars').map((row) => ({
    model: `${textOf(row, 'make')} ${textOf(row, 'model')}`,
    make: textOf(row, 'make'),
    shape: textOf(row, 'shape'),
    fuel: textOf(row, 'fuel'),
  }));
  const { manifest } = readPhotos();

  it('gives electric cars a closed front, and no car with an engine except people movers', () => {
    expect(cars.filter(({ fuel }) => fuel === 'Electric').length).toBeGreaterThan(20);
    for (const { model, fuel, ...car } of cars) {
      const isClosed = closedBodies.includes(car.shape) || chooseFace(manifest, { ...car, fuel }) === 'closed';
      expect(isClosed, model).toBe(fuel === 'Electric');
    }
  });
});

it('names a face in views of the front only, and takes it out again', () => {
  expect(nameView('suv', 'claw', 'hero')).toBe('suv-claw-hero');
  expect(nameView('suv', 'claw', 'rear34')).toBe('suv-rear34');
  expect(nameView('suv', undefined, 'hero')).toBe('suv-hero');
  for (const name of ['suv-hero-yard', 'suv-hero', 'ute-tough-hero-white.avif', 'suv-side-dusk'])
    expect(withoutFace(name), name).toBe(name);
  expect(withoutFace('suv-claw-hero-yard')).toBe('suv-hero-yard');
  expect(withoutFace('ute-tough-twin-hero2-white.avif')).toBe('ute-tough-hero2-white.avif');
});

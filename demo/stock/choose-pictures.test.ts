import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnShapes } from '../illustrations/draw-vehicle.ts';
import { buildPhotoManifest, emptyManifest, type PhotoManifest } from '../photos/photo-manifest.ts';
import { choosePictures } from './choose-pictures.ts';
import type { Paint } from './colours.ts';
import { closeUpViews, insideViewsFor, leadViews, outsideViews } from './photo-range.ts';
import type { Picture } from './picture.ts';
import { carShapes, paintsFor } from './picture-range.ts';
import { createRandom } from './random.ts';

const vehicleShapes = [...carShapes, ...drawnShapes];
const wholeViews = [...leadViews, ...outsideViews].map(([view]) => view);
const ownViews = [...wholeViews, ...closeUpViews.map(([view]) => view)];
const ownFiles = vehicleShapes.flatMap((shape) =>
  paintsFor(shape).flatMap((paint) => ownViews.map((view) => `${shape}-${view}-${paint}.avif`)),
);
const insideFiles = [
  ...new Set(vehicleShapes.flatMap((shape) => insideViewsFor(shape).map(({ name }) => name))),
].flatMap((name) => (['grey', 'white', 'black'] as const).map((paint) => `${name}-${paint}.avif`));
const everyFile = [...ownFiles, ...insideFiles];
const full = buildPhotoManifest(everyFile);

const choose = (shape: string, paint: Paint, manifest: PhotoManifest, seed = 'seed'): readonly Picture[] =>
  choosePictures(createRandom(seed), { shape, colour: { name: 'Any', paint }, make: 'Any', fuel: 'Petrol' }, manifest, [
    'studio',
    'yard',
  ]);
const isPhoto = ({ file }: Picture): boolean => file.startsWith('photos/');

const anyVehicle = fc
  .constantFrom(...vehicleShapes)
  .chain((shape) => fc.tuple(fc.constant(shape), fc.constantFrom(...paintsFor(shape)), fc.string()));
const anyManifest = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 6 }))
  .map(([step, from]) => buildPhotoManifest(everyFile.filter((_, index) => (index * 7 + from) % 10 < step)));

describe('choosePictures', () => {
  it('chooses 6 to 14 different pictures from all photographs', () => {
    fc.assert(
      fc.property(anyVehicle, ([shape, paint, seed]) => {
        const pictures = choose(shape, paint, full, seed);
        expect(pictures.length).toBeGreaterThanOrEqual(6);
        expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
      }),
    );
  });

  it('chooses at most 14 different pictures, the same for the same seed, from any photographs', () => {
    fc.assert(
      fc.property(anyVehicle, anyManifest, ([shape, paint, seed], manifest) => {
        const pictures = choose(shape, paint, manifest, seed);
        expect(pictures.length).toBeLessThanOrEqual(14);
        expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
        expect(choose(shape, paint, manifest, seed)).toEqual(pictures);
      }),
    );
  });

  it('shows no other body or paint, and captions everything as an illustration of a generic vehicle', () => {
    fc.assert(
      fc.property(anyVehicle, anyManifest, ([shape, paint, seed], manifest) => {
        const shared = insideViewsFor(shape).map(({ name }) => `photos/${name}-`);
        for (const { file, caption } of choose(shape, paint, manifest, seed)) {
          expect(caption).toMatch(/^Illustration of a generic [a-z0-9SUV, -]+$/);
          const isOwn = file.startsWith(`photos/${shape}-`) && file.endsWith(`-${paint}.avif`);
          const isDrawn = file.startsWith(`${shape}-${paint}-`) || file === 'interior-moto-dash.svg';
          expect(isOwn || isDrawn || shared.some((start) => file.startsWith(start)), file).toBe(true);
          if (isOwn) expect(caption).toContain(` ${paint} `);
        }
      }),
    );
  });

  it('starts with the front three-quarter view, or else with another photograph', () => {
    expect(choose('ute', 'white', full)[0]).toEqual({
      file: 'photos/ute-hero-white.avif',
      caption: 'Illustration of a generic white dual-cab ute, front three-quarter view',
    });
    const withoutLeads = buildPhotoManifest(everyFile.filter((file) => !/-(?:hero2?|nose)-/.test(file)));
    expect(choose('truck-tray', 'white', withoutLeads).every(isPhoto)).toBe(true);
  });

  it('adds no drawings to six photographs', () => {
    for (const shape of vehicleShapes) {
      for (const paint of paintsFor(shape)) expect(choose(shape, paint, full).every(isPhoto), shape).toBe(true);
    }
  });

  it('adds drawings up to six, except for cars', () => {
    const photographed = ['truck-tray-hero-red.avif', 'truck-tray-side-red.avif', 'interior-truck-cab-white.avif'];
    const pictures = choose('truck-tray', 'red', buildPhotoManifest(photographed));
    expect(pictures.filter(isPhoto)).toHaveLength(3);
    expect(pictures).toHaveLength(6);
    expect(choose('van', 'red', buildPhotoManifest(['van-hero-red.avif', 'van-side-red.avif']))).toHaveLength(2);
  });

  it("adds a car's photographs in the dealer's settings up to six", () => {
    const views = ['hero', 'side', 'hero-yard', 'hero-coast', 'side-yard'];
    const photographed = buildPhotoManifest(views.map((view) => `van-${view}-red.avif`));
    expect(choose('van', 'red', photographed).map(({ file }) => file)).toEqual(
      ['hero', 'side', 'hero-yard', 'side-yard'].map((view) => `photos/van-${view}-red.avif`),
    );
    const inSixViews = ['hero', 'hero2', 'nose', 'side', 'rear34', 'front', 'hero-yard'];
    const many = choose('van', 'red', buildPhotoManifest(inSixViews.map((view) => `van-${view}-red.avif`)));
    expect(many.map(({ file }) => file).join()).not.toContain('yard');
  });

  it('varies number, choice and order', () => {
    const galleries = Array.from({ length: 60 }, (_, seed) => choose('suv', 'white', full, `car ${seed}`));
    expect(new Set(galleries.map(({ length }) => length)).size).toBeGreaterThan(5);
    expect(new Set(galleries.map((pictures) => pictures.map(({ file }) => file).join())).size).toBe(60);
    for (const pictures of galleries)
      expect(pictures.filter(({ file }) => /interior|load/.test(file)).length).toBeGreaterThan(1);
  });

  it('uses drawings only without photographs', () => {
    expect(choose('truck-tray', 'red', emptyManifest).map(isPhoto)).toEqual([false, false, false, false]);
  });
});

describe('interiors', () => {
  const namesOf = (shape: string, paint: Paint): readonly string[] => [
    ...new Set(
      Array.from({ length: 40 }, (_, seed) => choose(shape, paint, full, String(seed)))
        .flat()
        .map(({ file }) => file)
        .filter((file) => /photos\/(interior|load)-/.test(file)),
    ),
  ];

  it.each([
    ['suv-large', 'interior-suv-'],
    ['4x4', 'interior-suv-'],
    ['wagon', 'interior-small-'],
    ['ute-tray', 'interior-ute-'],
    ['people-mover', 'interior-van-'],
    ['caravan-hybrid', 'interior-caravan-'],
    ['truck-tipper', 'interior-truck-'],
  ])('of a %s are of its class', (shape, start) => {
    const names = namesOf(shape, 'white');
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name).toMatch(new RegExp(`^photos/(${start}|load-)`));
  });

  it.each(['ute-tray', 'coupe', 'convertible'])('of a %s have no rear seats', (shape) => {
    expect(namesOf(shape, 'white').join()).not.toContain('rear-seats');
  });

  it('show the paint of the vehicle or none', () => {
    expect(namesOf('ute', 'white').filter((name) => name.includes('load'))).toEqual(['photos/load-tub-white.avif']);
    expect(namesOf('ute', 'red').filter((name) => name.includes('load'))).toEqual([]);
    expect(namesOf('moto-naked', 'black').toSorted()).toEqual(
      ['dash', 'naked-cockpit'].map((view) => `photos/interior-moto-${view}-black.avif`),
    );
    expect(namesOf('moto-naked', 'red')).toEqual([]);
    expect(namesOf('moto-sports', 'black')).toEqual(['photos/interior-moto-sports-cockpit-black.avif']);
    expect(namesOf('moto-sports', 'red')).toEqual([]);
  });
});

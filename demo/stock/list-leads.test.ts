import { describe, expect, it } from 'vitest';
import { buildPhotoManifest } from '../photos/photo-manifest.ts';
import { listLeads } from './list-photos.ts';

const draft = { shape: 'suv', colour: { name: 'Polar White', paint: 'white' }, make: 'Honda', fuel: 'Petrol' } as const;

describe('listLeads', () => {
  const manifest = buildPhotoManifest([
    'suv-hero-white.avif',
    'suv-hero-yard-white.avif',
    'suv-hero2-dusk-white.avif',
    'suv-hero2-coast-white.avif',
    'suv-hero2-dusk-red.avif',
    'suv-nose-white.avif',
    'suv-hero-coast-red.avif',
    'suv-side-white.avif',
  ]);

  it("lists existing angles in the dealer's settings, in the vehicle's paint", () => {
    expect(listLeads(manifest, draft, ['studio', 'dusk', 'coast'])).toEqual([
      {
        file: 'photos/suv-hero-white.avif',
        caption: 'Illustration of a generic white SUV, front three-quarter view',
        look: 'suv-hero-studio',
        paint: 'white',
      },
      {
        file: 'photos/suv-hero2-coast-white.avif',
        caption: 'Illustration of a generic white SUV, front three-quarter view from the right by the sea',
        look: 'suv-hero2-coast',
        paint: 'white',
      },
      {
        file: 'photos/suv-nose-white.avif',
        caption: 'Illustration of a generic white SUV, angled front view',
        look: 'suv-nose-studio',
        paint: 'white',
      },
      {
        file: 'photos/suv-side-white.avif',
        caption: 'Illustration of a generic white SUV, side view',
        look: 'suv-side-studio',
        paint: 'white',
      },
    ]);
  });

  it.each([
    ['red', ['suv-hero2-dusk', 'suv-hero-coast']],
    ['white', ['suv-hero2-coast']],
  ] as const)('shows no white or silver vehicle at dusk, where it looks lavender: %s', (paint, looks) => {
    const leads = listLeads(manifest, { ...draft, colour: { name: paint, paint } }, ['dusk', 'coast']);
    expect(leads.map(({ look }) => look).sort()).toEqual([...looks].sort());
  });

  it("shows the make's face at the front, and calls it the same look as the body's own face", () => {
    const withFace = buildPhotoManifest([
      'suv-claw-hero-yard-white.avif',
      'suv-claw-hero-white.avif',
      'suv-side-white.avif',
    ]);
    const leads = listLeads(withFace, { ...draft, make: 'Mitsubishi' }, ['studio', 'yard']);
    expect(leads.map(({ file, look }) => [file, look])).toEqual([
      ['photos/suv-claw-hero-white.avif', 'suv-hero-studio'],
      ['photos/suv-claw-hero-yard-white.avif', 'suv-hero-yard'],
      ['photos/suv-side-white.avif', 'suv-side-studio'],
    ]);
  });

  it.each([
    ['truck-tray', ['hero', 'side']],
    ['caravan-full', ['hero', 'rear34']],
    ['moto-naked', ['hero', 'side']],
  ])('adds the side view, or the back of caravans: %s', (shape, views) => {
    const files = ['hero', 'side', 'rear34', 'front'].map((view) => `${shape}-${view}-white.avif`);
    const leads = listLeads(buildPhotoManifest(files), { ...draft, shape }, ['studio']);
    expect(leads.map(({ file }) => file)).toEqual(views.map((view) => `photos/${shape}-${view}-white.avif`));
  });

  it('lists none for a body that nobody photographed', () => {
    expect(listLeads(manifest, { ...draft, shape: 'van' }, ['studio', 'yard'])).toEqual([]);
  });
});

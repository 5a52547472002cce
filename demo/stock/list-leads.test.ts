import { describe, expect, it } from 'vitest';
import { buildPhotoManifest } from '../photos/photo-manifest.ts';
import { listLeads } from './list-photos.ts';

const draft = { shape: 'suv', colour: { name: 'Polar White', paint: 'white' } } as const;

describe('listLeads', () => {
  const manifest = buildPhotoManifest([
    'suv-hero-white.avif',
    'suv-hero-yard-white.avif',
    'suv-hero2-dusk-white.avif',
    'suv-nose-white.avif',
    'suv-hero-coast-red.avif',
    'suv-side-white.avif',
  ]);

  it("lists existing angles in the dealer's settings, in the vehicle's paint", () => {
    expect(listLeads(manifest, draft, ['studio', 'dusk', 'coast'])).toEqual([
      { file: 'photos/suv-hero-white.avif', caption: 'Illustration: generic white SUV, front three-quarter view' },
      {
        file: 'photos/suv-hero2-dusk-white.avif',
        caption: 'Illustration: generic white SUV, front three-quarter view from the other side at dusk',
      },
      {
        file: 'photos/suv-nose-white.avif',
        caption: 'Illustration: generic white SUV, angled front view',
      },
      { file: 'photos/suv-side-white.avif', caption: 'Illustration: generic white SUV, side view' },
    ]);
  });

  it.each([
    ['truck-tray', ['hero', 'side']],
    ['caravan-full', ['hero', 'rear34']],
    ['moto-naked', ['hero']],
  ])('adds the side view of cars and trucks, and the back of caravans: %s', (shape, views) => {
    const files = ['hero', 'side', 'rear34', 'front'].map((view) => `${shape}-${view}-white.avif`);
    const leads = listLeads(buildPhotoManifest(files), { ...draft, shape }, ['studio']);
    expect(leads.map(({ file }) => file)).toEqual(views.map((view) => `photos/${shape}-${view}-white.avif`));
  });

  it('lists none for a body that nobody photographed', () => {
    expect(listLeads(manifest, { ...draft, shape: 'van' }, ['studio', 'yard'])).toEqual([]);
  });
});

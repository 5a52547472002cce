import { describe, expect, it } from 'vitest';
import { parseVehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildDemoStock } from '../build-stock.ts';
import { chooseSpin } from './choose-spin.ts';
import type { Paint } from './colours.ts';

const grille = { id: 'grille', description: 'Front grille', anchors: [{ angle: 15, x: 20.5, y: 60 }] };
const screen = { id: 'screen', description: 'Centre screen', anchors: [{ angle: 0, x: 50, y: 56 }] };
const photos = {
  manifest: {
    photos: {},
    spins: { suv: { white: 24 }, van: { grey: 24 } },
    panoramas: { suv: 'interior-suv-panorama-grey' },
  },
  hotspots: { 'spin-suv': [grille], 'interior-suv-panorama': [screen] },
};
const spinOf = (shape: string, paint: Paint, site = 'kingfisher-mazda') =>
  chooseSpin({ shape, colour: { name: 'Any', paint }, make: 'Any', fuel: 'Petrol' }, photos, site);

describe('chooseSpin', () => {
  it('returns frames, cabin and hotspots for a body and paint with a spin [B3.05, B3.06]', () => {
    const { spin_images, ...fields } = spinOf('suv', 'white');
    expect(spin_images).toHaveLength(24);
    expect(spin_images).toContain('/media/demo/photos/spin-suv-01-white.avif');
    expect(spin_images).toContain('/media/demo/photos/spin-suv-24-white.avif');
    expect(fields).toEqual({
      spin_interior_image: '/media/demo/photos/interior-suv-panorama-grey.avif',
      hotspots: { exterior: [grille], interior: [screen] },
    });
  });

  it('returns an Impel code for a dealer with Impel [B5.44]', () => {
    expect(spinOf('suv', 'white', 'wattle-group')).toHaveProperty('spin_code', 'demo-suv-white');
    expect(spinOf('suv', 'white')).not.toHaveProperty('spin_code');
  });

  it('returns no cabin without a photograph', () => {
    expect(spinOf('van', 'grey')).toMatchObject({ hotspots: { exterior: [], interior: [] } });
    expect(spinOf('van', 'grey')).not.toHaveProperty('spin_interior_image');
  });

  it('returns nothing for another paint or body', () => {
    expect(spinOf('suv', 'red')).toEqual({});
    expect(spinOf('hatch', 'white')).toEqual({});
  });

  it('returns nothing for a vehicle with another face than the spin shows', () => {
    const draft = { shape: 'suv', colour: { name: 'Any', paint: 'white' }, fuel: 'Petrol' } as const;
    const withFace = { ...photos, manifest: { ...photos.manifest, photos: { 'suv-claw-hero': 'white' } } };
    expect(chooseSpin({ ...draft, make: 'Mitsubishi' }, withFace, 'wattle-group')).toEqual({});
    expect(chooseSpin({ ...draft, make: 'Honda' }, withFace, 'wattle-group')).toHaveProperty('spin_images');
  });

  it('returns valid fields [B3.06]', () => {
    const [base] = buildDemoStock('bottlebrush-moto', '2026-11-21');
    const parsed = parseVehicle({ ...base, ...spinOf('suv', 'white') });
    expect(parsed).toMatchObject({ kind: 'record', record: { hotspots: { exterior: [{ id: 'grille' }] } } });
  });
});

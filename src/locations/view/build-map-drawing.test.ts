import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../rules/calculate-distance-km.ts';
import { buildMapFrame } from '../rules/map/map-frame.ts';
import { findMapGround } from '../server/find-map-ground.ts';
import { buildMapDrawing, type MapDrawing } from './build-map-drawing.ts';

type Place = Coordinates & { readonly name: string };

const at = (name: string, latitude: number, longitude: number): Place => ({ name, latitude, longitude });
const brisbane = [
  at('Moorooka', -27.5346, 153.02),
  at('Chermside', -27.3858, 153.03),
  at('Windsor', -27.4329, 153.03),
  at('Indooroopilly', -27.5007, 152.97),
  at('Springwood', -27.6161, 153.127),
];

const draw = (places: readonly Place[]): MapDrawing => {
  const frame = buildMapFrame(places);
  if (frame === null) throw new Error('there are places');
  return buildMapDrawing('Map', { places, frame, ground: findMapGround(frame) });
};
const numbersIn = (path: string): readonly number[] => path.match(/-?\d+/g)?.map(Number) ?? [];

describe('a drawing of places', () => {
  it('keeps every place inside its margin, and north above south [L9.24]', () => {
    const { pins } = draw(brisbane);
    const shares = pins.flatMap(({ x, y }) => [Number.parseFloat(x), Number.parseFloat(y)]);
    expect(Math.min(...shares)).toBeGreaterThan(10);
    expect(Math.max(...shares)).toBeLessThan(90);
    const top = (name: string) => Number.parseFloat(pins.find((pin) => pin.name === name)?.y ?? '');
    expect(top('Chermside')).toBeLessThan(top('Windsor'));
    expect(top('Windsor')).toBeLessThan(top('Springwood'));
  });

  it('puts a name on another side where it would cover one [L9.24]', () => {
    const beside = draw([at('Eastern Yard', -27.5, 153.1), at('Western Yard', -27.5, 153.03), at('Far', -27.9, 153)]);
    expect(beside.pins.find(({ name }) => name === 'Western Yard')?.side).toBe('before');
    expect(draw([at('Eastern Yard', -27.5, 153.1)]).pins[0]?.side).toBe('after');
  });

  it('has the coast of its part of the country alone, and whole land inland [L9.24]', () => {
    const coast = draw(brisbane).land;
    expect(numbersIn(coast).length).toBeGreaterThan(60);
    for (const number of numbersIn(coast)) expect(number).toBeGreaterThanOrEqual(-800);
    for (const number of numbersIn(coast)) expect(number).toBeLessThanOrEqual(1600);
    expect(draw([at('Alice Springs', -23.7, 133.88)]).land).toMatch(/^M(-?\d+,-?\d+ ){3,4}-?\d+,-?\d+Z$/);
  });

  it('names the towns around, never twice and never over a place [L9.24]', () => {
    const { towns, pins } = draw([at('Gepps Cross', -34.8513, 138.6), at('Port Augusta', -32.4936, 137.77)]);
    const names = towns.map(({ name }) => name);
    expect(names).toContain('Whyalla');
    expect(names).not.toContain('Port Augusta');
    expect(new Set(names).size).toBe(names.length);
    expect(pins).toHaveLength(2);
  });

  it('has its scale in the other corner where a name is at the left [L9.24]', () => {
    const yards = [at('Banksia Moorooka', -27.5391, 153.02), at('Banksia Capalaba', -27.5256, 153.19)];
    const { pins, scale } = draw([...yards, at('Banksia Caboolture', -27.0958, 152.95)]);
    expect(pins.map(({ side }) => side)).toEqual(['before', 'above', 'after']);
    expect(Number.parseFloat(scale.x)).toBeGreaterThan(70);
    expect(Number.parseFloat(draw(brisbane.slice(1, 3)).scale.x)).toBeLessThan(5);
  });

  it('has a scale of at most a quarter of its width [L9.24]', () => {
    const { scale } = draw(brisbane);
    expect(scale.text).toBe('10 km');
    expect(Number.parseFloat(scale.width)).toBeLessThanOrEqual(25);
    expect(Number.parseFloat(scale.width)).toBeGreaterThan(8);
  });
});

it('there is no frame around nothing [L9.24]', () => {
  expect(buildMapFrame([])).toBeNull();
});

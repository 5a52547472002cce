import { describe, expect, it } from 'vitest';
import { bodyPictures, findBodyPicture, nameBodies } from './find-body-picture.ts';

describe('findBodyPicture', () => {
  it.each(bodyPictures)('finds %s by its key and by its words [L9.34]', (body) => {
    const words = body.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`).toUpperCase();
    expect(findBodyPicture(body)).toBe(body);
    expect(findBodyPicture(words)).toBe(body);
  });

  it.each([
    ['People Mover', 'peopleMover'],
    ['Cab-Chassis', 'cabChassis'],
    ['Soft Top', 'softtop'],
    ['SUV', 'suv'],
    ['Cabriolet', 'convertible'],
    ['Electric', 'ev'],
  ])('reads %s as feeds write it [L9.34]', (body, picture) => {
    expect(findBodyPicture(body)).toBe(picture);
  });

  it.each(['Naked', 'Prime Mover', 'Pop-Top', 'Hybrid', '', 'SUV 4x4'])('has no picture of %j', (body) => {
    expect(findBodyPicture(body)).toBeUndefined();
  });
});

it('pluralises bodies', () => {
  expect(['SUV', 'Hatch', 'Pantech', 'Touring Caravan'].map((body) => nameBodies(body, 'cars'))).toEqual([
    'SUVs',
    'Hatches',
    'Pantechs',
    'Touring Caravans',
  ]);
});

it('adds a noun to an adjective', () => {
  expect(nameBodies('Naked', 'motorcycles')).toBe('Naked motorcycles');
  expect(nameBodies('refrigerated', 'trucks')).toBe('refrigerated trucks');
});

it('leaves an adjective as it is when no noun is given', () => {
  expect(['Naked', 'Sports', 'Cruiser'].map((body) => nameBodies(body))).toEqual(['Naked', 'Sports', 'Cruisers']);
});

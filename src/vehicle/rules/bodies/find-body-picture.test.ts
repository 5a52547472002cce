import { describe, expect, it } from 'vitest';
import { bodyPictures } from './body-pictures.ts';
import { findBodyPicture } from './find-body-picture.ts';

describe('findBodyPicture', () => {
  it.each(bodyPictures)('knows %s by its key and by its words [L9.34]', (body) => {
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

  it.each(['Naked', 'Prime Mover', 'Pop Top', 'Hybrid', '', 'SUV 4x4'])('has none of %j', (body) => {
    expect(findBodyPicture(body)).toBeUndefined();
  });
});

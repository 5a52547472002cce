import { type BodyPicture, bodyPictures } from './body-pictures.ts';

/** 'Cab Chassis', 'cab-chassis' and 'cabChassis' are one body. */
const toKey = (body: string): string => body.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** What feeds also call a body that has a picture. */
const otherNames: Readonly<Record<string, BodyPicture>> = {
  cabriolet: 'convertible',
  electric: 'ev',
  minibus: 'bus',
  minivan: 'peopleMover',
  roadster: 'convertible',
  utility: 'ute',
};

const byKey: ReadonlyMap<string, BodyPicture> = new Map([
  ...Object.entries(otherNames),
  ...bodyPictures.map((body) => [toKey(body), body] as const),
]);

/** The picture of a body by its name in the stock: 'People Mover' has that of peopleMover. @spec L9.34 */
export const findBodyPicture = (body: string): BodyPicture | undefined => byKey.get(toKey(body));

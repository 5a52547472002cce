import type { Random } from './random.ts';

export type Paint = 'white' | 'silver' | 'grey' | 'black' | 'blue' | 'navy' | 'red' | 'green' | 'orange' | 'sand';

export type Tone = 'neutral' | 'blue' | 'red' | 'green' | 'orange' | 'sand';

const tones: Readonly<Record<Paint, Tone>> = {
  white: 'neutral',
  silver: 'neutral',
  grey: 'neutral',
  black: 'neutral',
  blue: 'blue',
  navy: 'blue',
  red: 'red',
  green: 'green',
  orange: 'orange',
  sand: 'sand',
};

export const toneOf = (paint: Paint): Tone => tones[paint];

export interface VehicleColour {
  readonly name: string;
  readonly paint: Paint;
}

const shares: Readonly<Record<Paint, number>> = {
  white: 32,
  silver: 14,
  grey: 17,
  black: 13,
  blue: 9,
  navy: 4,
  red: 7,
  green: 2,
  orange: 2,
  sand: 2,
};

const names: Readonly<Record<Paint, readonly string[]>> = {
  white: ['Glacier White', 'Polar White', 'Arctic White', 'Frosted White', 'White'],
  silver: ['Sterling Silver', 'Billet Silver', 'Moonlight Silver', 'Silver'],
  grey: ['Graphite', 'Gunmetal Grey', 'Magnetic Grey', 'Storm Grey', 'Grey'],
  black: ['Ebony', 'Phantom Black', 'Eclipse Black', 'Black'],
  blue: ['Surf Blue', 'Electric Blue', 'Marine Blue', 'Blue'],
  navy: ['Midnight Blue', 'Deep Ocean Blue', 'Navy'],
  red: ['Flame Red', 'Ruby Red', 'Garnet Red', 'Red'],
  green: ['Eucalypt Green', 'Forest Green', 'Green'],
  orange: ['Ember Orange', 'Sunset Orange', 'Orange'],
  sand: ['Sandstone', 'Desert Sand', 'Bronze'],
};

const makerNames: Readonly<Record<string, Partial<Record<Paint, string>>>> = {
  Mazda: {
    white: 'Rhodium White',
    silver: 'Sonic Silver',
    grey: 'Machine Grey',
    black: 'Jet Black',
    blue: 'Eternal Blue',
    navy: 'Deep Crystal Blue',
    red: 'Soul Red Crystal',
    sand: 'Platinum Quartz',
    green: 'Zircon Sand',
  },
  Toyota: { white: 'Glacier White', silver: 'Silver Storm', grey: 'Graphite', black: 'Eclipse Black' },
  Ford: { white: 'Arctic White', grey: 'Meteor Grey', black: 'Shadow Black', orange: 'Cyber Orange' },
};

const interiors: Readonly<Record<string, readonly string[]>> = {
  suv: ['Tan', 'Tan', 'Saddle', 'Cognac'],
  small: ['Black', 'Black', 'Charcoal'],
  ute: ['Black', 'Black', 'Charcoal'],
  van: ['Charcoal', 'Grey'],
};

export const chooseColour = (random: Random, make: string, from: readonly Paint[]): VehicleColour => {
  const paint = random.weighted(from, (candidate) => shares[candidate]);
  const own = makerNames[make]?.[paint];
  return { paint, name: own !== undefined && random.chance(0.8) ? own : random.pick(names[paint]) };
};

export const chooseInteriorColour = (random: Random, cabin: string): string =>
  random.pick(interiors[cabin] ?? ['Black']);

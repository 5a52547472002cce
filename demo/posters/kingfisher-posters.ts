import { join } from '../illustrations/drawing.ts';
import { box, disc, type Poster, place, repeat, stroke, words } from './poster.ts';

const ink = '#0d2530';
const blue = '#0b5a80';
const rust = '#ad3f16';
const blush = '#f9ebe4';
const mist = '#cfe0e8';
const white = '#ffffff';

const offer = { shape: 'offer', face: 'magazine' } as const;

const seven: Poster = {
  ...offer,
  ground: ink,
  markup: join(
    words('7', 378, 604, 620, { fill: white }),
    words('years of', 530, 310, 94, { fill: white, anchor: 'start' }),
    words('roadside', 530, 424, 94, { fill: white, anchor: 'start' }),
    words('assistance', 530, 538, 94, { fill: white, anchor: 'start' }),
    repeat(7, (index) => box(250 + index * 101, 676, 90, 24, index < 5 ? mist : '#f08a5d', 12)),
  ),
};

const stethoscope = join(
  stroke('M20 6V60C20 110 100 110 100 60V6M60 98V130C60 176 136 176 136 130V112', blue, 13),
  disc(136, 92, 20, blue),
);
const book = join(
  `<path d="M80 30C58 14 30 12 4 18V146C30 140 58 142 80 158 102 142 130 140 156 146V18C130 12 102 14 80 30Z" fill="${rust}"/>`,
  stroke('M80 34V150', blush, 7),
);
const spanner = join(
  stroke('M44 118 112 50', ink, 26),
  `<path d="M98 8A44 44 0 1 0 152 62L128 66 108 52 102 30Z" fill="${ink}"/>`,
  disc(40, 122, 30, ink),
  disc(40, 122, 12, blush),
);

const graduates: Poster = {
  ...offer,
  ground: blush,
  markup: join(
    disc(600, 800, 400, mist),
    words('$750 off', 600, 320, 190, { fill: ink }),
    [stethoscope, book, spanner].map((tool, index) => place(284 + index * 238, 470, tool, 1.05)).join(''),
  ),
};

export const kingfisherPosters: Readonly<Record<string, Poster>> = {
  'kingfisher-mazda/offer-roadside': seven,
  'kingfisher-mazda/offer-community': graduates,
};

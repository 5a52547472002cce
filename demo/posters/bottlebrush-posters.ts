import { join } from '../illustrations/drawing.ts';
import { box, type Poster, place, repeat, stroke, words } from './poster.ts';

const red = '#b50f2e';
const black = '#191617';
const white = '#ffffff';
const grey = '#5d5658';

const offer = { shape: 'offer', face: 'wide' } as const;

const helmet = join(
  `<path d="M196 0C316 0 396 84 396 196C396 250 380 300 356 344C344 368 326 376 300 376H190C160 376 140 362 128 338L112 304C84 300 40 296 18 282C6 274 4 262 8 248L30 182C44 78 100 0 196 0Z" fill="${white}"/>`,
  `<path d="M36 164C60 108 120 96 196 104L262 112C284 116 292 130 288 150L278 196C274 214 262 222 244 222H52C30 222 24 206 28 190Z" fill="${black}"/>`,
  stroke('M70 152C96 132 130 128 168 130', '#8f888a', 14),
  `<path d="M300 60C346 96 372 150 374 214L344 222C342 166 322 118 282 86Z" fill="${red}"/>`,
  stroke('M44 258H96', black, 14),
);

const gear: Poster = {
  ...offer,
  ground: red,
  markup: join(place(392, 40, helmet, 1.08), words('$300', 600, 736, 240, { fill: white })),
};

const drawGrooves = (side: 1 | -1, width: number, colour: string): string =>
  repeat(9, (index) => {
    const y = -60 + index * 108;
    return stroke(
      `M600 ${y + 84}m${26 * side} -8L${600 + 80 * side} ${y + 36}L${600 + 138 * side} ${y + 8}`,
      colour,
      width,
    );
  });

const tyres: Poster = {
  ...offer,
  ground: white,
  markup: join(
    box(600, 0, 600, 800, red),
    box(434, -60, 332, 920, black, 130),
    `<path d="M434 70Q434 -60 564 -60H600V860H564Q434 860 434 730Z" fill="${grey}"/>`,
    drawGrooves(-1, 7, '#4a4446'),
    drawGrooves(1, 26, white),
    words('Old', 326, 428, 72, { fill: black }),
    words('New', 872, 428, 72, { fill: white }),
  ),
};

export const bottlebrushPosters: Readonly<Record<string, Poster>> = {
  'bottlebrush-moto/offer-gear': gear,
  'bottlebrush-moto/offer-tyres': tyres,
};

import { join } from '../illustrations/drawing.ts';
import { box, disc, type Poster, place, repeat, stroke, words } from './poster.ts';

const ink = '#10181f';
const blue = '#0b4fa8';
const ice = '#e2edfa';
const white = '#ffffff';
const amber = '#ffb224';

const offer = { shape: 'offer', face: 'narrow' } as const;
const line = 9;

const grid = join(
  repeat(16, (index) => stroke(`M${index * 80} 0V800`, '#1d60b8', 2)),
  repeat(11, (index) => stroke(`M0 ${index * 80}H1200`, '#1d60b8', 2)),
);

const drawWheel = (x: number): string => join(disc(x, 690, 56, white), disc(x, 690, 46, blue), disc(x, 690, 17, white));

const chassis = join(
  `<path d="M216 652V520C216 500 224 486 240 476L262 428Q270 410 290 410H392V652Z" fill="${white}"/>`,
  `<path d="M262 512 284 446Q288 436 300 436H352V512Z" fill="${blue}"/>`,
  box(392, 612, 592, 40, white),
  ...[306, 768, 900].map(drawWheel),
);

const tipper = stroke('M0 0H190V86H30Z', white, line);
const tray = stroke('M0 86H190M0 86V26', white, line);
const pantech = stroke('M0 -44H190V86H0Z', white, line);

const plan = join(
  [tipper, tray, pantech].map((body, index) => place(214 + index * 292, 130, body)).join(''),
  ['Tipper', 'Tray', 'Pantech'].map((name, index) => words(name, 309 + index * 292, 312, 74, { fill: white })).join(''),
  stroke('M436 540V400H960V540Z', amber, line, 'stroke-dasharray="4 26"'),
  stroke('M698 344V378M672 356 698 382 724 356', amber, line),
  words('Parts at cost', 698, 495, 72, { fill: amber }),
  chassis,
);

const bodySwaps: Poster = { ...offer, ground: blue, markup: join(grid, place(48, 38, plan, 0.92)) };

const door = (fill: string, sign: string): string =>
  join(
    `<path d="M30 0H206Q240 0 240 34V486Q240 520 206 520H34Q0 520 0 486V240Z" fill="${fill}"/>`,
    `<path d="M56 40H186Q202 40 202 56V214H26Z" fill="${ink}" fill-opacity="0.82"/>`,
    stroke('M162 262H204', ink, 14),
    words('Your', 120, 372, 90, { fill: sign }),
    words('name', 120, 456, 90, { fill: sign }),
  );

const signwriting: Poster = {
  ...offer,
  ground: ink,
  markup: join(
    box(0, 700, 1200, 100, '#2b3a46'),
    place(244, 158, door(white, blue), 0.92),
    place(490, 158, door(ice, blue), 0.92),
    place(736, 158, door(blue, amber), 0.92),
  ),
};

export const ironbarkPosters: Readonly<Record<string, Poster>> = {
  'ironbark-trucks/offer-bodies': bodySwaps,
  'ironbark-trucks/offer-signwriting': signwriting,
};

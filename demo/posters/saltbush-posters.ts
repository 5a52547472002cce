import { join } from '../illustrations/drawing.ts';
import { box, disc, type Poster, place, stroke, words } from './poster.ts';

const ink = '#223029';
const rust = '#a8401a';
const ochre = '#e9a06f';
const sand = '#f3e2cf';
const sage = '#b9c4a4';
const white = '#ffffff';
const yellow = '#ffd23f';

const post = { shape: 'post', face: 'broad' } as const;

const drawFront = (height: number): string =>
  join(
    box(34, -70, 60, 70, ink, 10),
    box(266, -70, 60, 70, ink, 10),
    box(0, -height, 360, height - 40, white, 24),
    box(0, -150, 360, 110, sage, 14),
    box(60, -height + 60, 240, 110, ink, 16),
  );

const heights: Poster = {
  ...post,
  ground: sand,
  markup: join(
    disc(800, 900, 620, ochre),
    box(0, 780, 1600, 120, rust),
    place(300, 780, drawFront(430)),
    place(940, 780, drawFront(560)),
    box(0, 282, 780, 44, ink),
    stroke('M880 226V344M850 252 880 222 910 252M850 318 880 348 910 318', rust, 12),
    words('2.4 m', 480, 250, 104, { fill: ink }),
    words('+ 40 cm', 1120, 170, 104, { fill: ink }),
  ),
};

const van = join(
  stroke('M-44 -26H10', ink, 10),
  box(0, -150, 290, 124, white, 30),
  box(34, -122, 76, 42, ink, 8),
  box(146, -122, 48, 96, sage, 6),
  box(222, -122, 46, 42, ink, 8),
  disc(140, -22, 24, ink),
  disc(194, -22, 24, ink),
);
const car = join(
  `<path d="M0 -30V-66Q0 -80 14 -82L48 -86 72 -124Q78 -134 90 -134H176Q192 -134 192 -118V-30Z" fill="${rust}"/>`,
  `<path d="M66 -88 86 -118H114V-88ZM128 -88V-118H174V-88Z" fill="${sand}"/>`,
  disc(48, -26, 26, ink),
  disc(148, -26, 26, ink),
);

const drawScale = (x: number, width: number, number: string): string =>
  join(
    box(x, 560, width, 34, ink, 10),
    box(x + width / 2 - 80, 594, 160, 160, ink, 26),
    words(number, x + width / 2, 712, 110, { fill: white }),
  );

const weighings: Poster = {
  ...post,
  ground: ochre,
  markup: join(
    place(132, 560, car),
    place(372, 560, van),
    drawScale(110, 570, '1'),
    place(806, 560, van),
    drawScale(780, 340, '2'),
    place(1300, 560, join(box(0, -60, 110, 60, ink, 8), box(40, -130, 30, 80, ink), disc(55, -150, 44, white))),
    drawScale(1240, 240, '3'),
    box(0, 754, 1600, 146, rust),
    words('Both', 395, 300, 104, { fill: ink }),
    words('Van', 950, 300, 104, { fill: ink }),
    words('Ball', 1360, 300, 104, { fill: ink }),
  ),
};

const descent: Poster = {
  ...post,
  ground: sage,
  markup: join(
    `<path d="M0 640C300 520 520 560 800 640S1300 780 1600 640V900H0Z" fill="${ink}"/>`,
    box(778, 600, 44, 300, '#77857d'),
    `<g transform="translate(136 -26) scale(0.83)">`,
    `<g transform="rotate(45 800 420)">${join(box(530, 150, 540, 540, ink, 50), box(546, 166, 508, 508, yellow, 38))}</g>`,
    `<path d="M600 392 1010 520V548H600Z" fill="${ink}"/>`,
    `<g transform="rotate(17.4 800 454)">${place(
      640,
      454,
      join(
        box(0, -112, 150, 84, ink, 16),
        stroke('M150 -34H190', ink, 10),
        `<path d="M186 -28V-92Q186 -102 196 -102H250L276 -68 308 -62V-28Z" fill="${ink}"/>`,
        ...[70, 214, 282].map((x) => disc(x, -24, 21, ink)),
      ),
    )}</g></g>`,
    box(520, 660, 560, 130, ink, 22),
    box(530, 670, 540, 110, yellow, 16),
    words('Use low gear', 800, 750, 70, { fill: ink }),
  ),
};

export const saltbushPosters: Readonly<Record<string, Poster>> = {
  'saltbush-caravans/post-heights': heights,
  'saltbush-caravans/post-weighings': weighings,
  'saltbush-caravans/post-descent': descent,
};

import { buildMapFrame, projectInto } from '#src/locations/rules/map/map-frame.ts';
import { findMapGround } from '#src/locations/server/find-map-ground.ts';
import { banksiaUsed } from '../dealers/banksia-used.ts';
import { join } from '../illustrations/drawing.ts';
import { box, disc, type Poster, place, stroke, words } from './poster.ts';

const orange = '#ff8459';
const plum = '#2c0f20';
const berry = '#8c1448';
const peach = '#ffe5da';
const white = '#ffffff';

const offer = { shape: 'offer', face: 'plate' } as const;

const lesson: Poster = {
  ...offer,
  ground: orange,
  markup: join(
    `<g transform="translate(56 40) scale(0.9) rotate(-6 420 400)">${join(
      box(216, 190, 420, 420, plum, 26),
      box(206, 176, 420, 420, '#ffd400', 26),
      disc(416, 206, 11, plum),
      disc(416, 566, 11, plum),
      `<path d="M322 258H388V462H520V522H322Z" fill="${plum}"/>`,
    )}</g>`,
    words('2 hours', 804, 390, 88, { fill: plum }),
    words('on us', 804, 490, 104, { fill: white }),
  ),
};

/** `scale` is pixels per unit of the map. `margin` moves the map down, in pixels. */
const scale = 1.5;
const margin = 25;
const frame = buildMapFrame(banksiaUsed.locations);

const besides: Readonly<
  Record<string, { readonly dx: number; readonly dy: number; readonly anchor: 'start' | 'middle' | 'end' }>
> = {
  'Banksia Moorooka': { dx: -40, dy: -44, anchor: 'end' },
  'Banksia Capalaba': { dx: 0, dy: 84, anchor: 'middle' },
  'Banksia Caboolture': { dx: 40, dy: -44, anchor: 'start' },
};

const drawPin = (x: number, y: number): string =>
  place(
    x,
    y,
    join(
      `<path d="M0 0C-10 -26 -34 -44 -34 -72A34 34 0 1 1 34 -72C34 -44 10 -26 0 0Z" fill="${berry}"/>`,
      disc(0, -72, 13, white),
    ),
  );

const drawMap = (): string => {
  if (frame === null) return '';
  const spots = banksiaUsed.locations.map((location) => {
    const { x, y } = projectInto(frame, location);
    return { name: location.name, x: x * scale, y: y * scale + margin };
  });
  const [main, ...others] = spots;
  return join(
    place(0, margin, `<path d="${findMapGround(frame).land}" fill="${peach}"/>`, scale),
    ...others.map(({ x, y }) => stroke(`M${main?.x} ${main?.y}L${x} ${y}`, plum, 9, 'stroke-dasharray="1 24"')),
    ...spots.map(({ name, x, y }) => {
      const { dx, dy, anchor } = besides[name] ?? { dx: 0, dy: 84, anchor: 'middle' };
      const suburb = name.replace('Banksia ', '');
      return join(drawPin(x, y), words(suburb, x + dx, y + dy, 70, { fill: plum, anchor }));
    }),
  );
};

const yardToYard: Poster = { ...offer, ground: orange, markup: drawMap() };

export const banksiaPosters: Readonly<Record<string, Poster>> = {
  'banksia-used/offer-lesson': lesson,
  'banksia-used/offer-yards': yardToYard,
};

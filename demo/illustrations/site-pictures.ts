import { demoDealers } from '../dealers.ts';
import type { Paint } from '../stock/colours.ts';
import { paintsFor } from '../stock/picture-range.ts';
import { type Backdrop, coast, depot, dusk, flatField, gumCamp, lane, outback, studio, yard } from './backdrops.ts';
import { drawLineUp, type PlacedVehicle } from './draw-line-up.ts';
import { type BuildingLook, location } from './draw-location.ts';
import { drawCutOut } from './draw-scene.ts';
import { drawShape, vehicleShapes } from './draw-vehicle.ts';
import { logoPictures } from './logos.ts';

type Pictures = Record<string, string>;

const put = (shape: string, paint: Paint, leftX: number, lengthPx: number, groundY: number): PlacedVehicle => ({
  drawing: drawShape(shape, paint),
  leftX,
  lengthPx,
  groundY,
});

interface Composition {
  readonly backdrop: Backdrop;
  readonly cropTop?: number;
  readonly vehicles: readonly PlacedVehicle[];
}

const wide = { width: 1600, height: 900 };
const tall = { width: 900, height: 1200 };
const card = { width: 1200, height: 800 };

const morning = studio('#e7efe9', '#d3dfd6', '#b3c1b7');
const coral = flatField('#ff8459', '#f47a4f');
const paper = studio('#f4f2f1', '#e7e3e1', '#cfc8c5');

/** The wide hero, its upright form for phones, and pictures for offers and stories of each site. */
const compositions: Readonly<
  Record<string, { readonly hero: Composition; readonly heroTall: Composition; readonly cards: readonly Composition[] }>
> = {
  'wattle-group': {
    hero: {
      backdrop: yard,
      vehicles: [
        put('ute', 'white', 900, 620, 700),
        put('hatch', 'blue', 220, 450, 706),
        put('suv', 'green', 590, 620, 790),
      ],
    },
    heroTall: { backdrop: yard, vehicles: [put('ute', 'white', 380, 480, 850), put('suv', 'green', 80, 640, 980)] },
    cards: [
      { backdrop: morning, vehicles: [put('suv', 'orange', 160, 880, 650)] },
      { backdrop: depot, vehicles: [put('ute', 'white', 80, 760, 610), put('ute-tray', 'white', 400, 740, 690)] },
      { backdrop: coast, vehicles: [put('suv-large', 'blue', 170, 860, 650)] },
      { backdrop: gumCamp, vehicles: [put('4x4', 'sand', 180, 840, 650)] },
      { backdrop: yard, vehicles: [put('sedan', 'white', 60, 660, 600), put('hatch', 'navy', 480, 660, 690)] },
      { backdrop: dusk, vehicles: [put('wagon', 'silver', 150, 900, 650)] },
    ],
  },
  'kingfisher-mazda': {
    hero: { backdrop: dusk, vehicles: [put('suv-large', 'red', 700, 840, 776)] },
    heroTall: { backdrop: dusk, vehicles: [put('suv-large', 'red', 60, 780, 1010)] },
    cards: [
      { backdrop: dusk, vehicles: [put('convertible', 'red', 190, 820, 640)] },
      { backdrop: coast, vehicles: [put('suv', 'grey', 150, 880, 650)] },
      { backdrop: studio('#dfe7ea', '#cbd6da', '#aebbc1'), vehicles: [put('hatch', 'red', 170, 860, 640)] },
      { backdrop: outback, vehicles: [put('suv-large', 'navy', 160, 880, 650)] },
      { backdrop: yard, vehicles: [put('sedan', 'silver', 150, 900, 650)] },
      { backdrop: gumCamp, vehicles: [put('ute', 'blue', 150, 900, 650)] },
    ],
  },
  'banksia-used': {
    hero: { backdrop: coral, vehicles: [put('hatch', 'white', 620, 520, 690), put('suv', 'navy', 900, 640, 780)] },
    heroTall: { backdrop: coral, vehicles: [put('hatch', 'white', 70, 480, 880), put('suv', 'navy', 230, 620, 1000)] },
    cards: [
      { backdrop: coral, vehicles: [put('hatch', 'silver', 180, 840, 640)] },
      { backdrop: paper, vehicles: [put('suv', 'red', 160, 880, 650)] },
      { backdrop: coast, vehicles: [put('ute', 'orange', 150, 900, 650)] },
    ],
  },
  'saltbush-caravans': {
    hero: {
      backdrop: outback,
      vehicles: [put('caravan-full', 'white', 930, 640, 742), put('ute', 'grey', 470, 480, 744)],
    },
    heroTall: { backdrop: outback, vehicles: [put('caravan-full', 'white', 70, 760, 980)] },
    cards: [
      { backdrop: gumCamp, vehicles: [put('caravan-family', 'sand', 120, 960, 660)] },
      { backdrop: coast, vehicles: [put('caravan-poptop', 'white', 140, 920, 650)] },
      { backdrop: outback, vehicles: [put('caravan-hybrid', 'grey', 140, 920, 650)] },
    ],
  },
  'ironbark-trucks': {
    hero: {
      backdrop: depot,
      vehicles: [put('truck-pantech', 'white', 420, 560, 700), put('truck-prime-mover', 'blue', 830, 720, 790)],
    },
    heroTall: { backdrop: depot, vehicles: [put('truck-prime-mover', 'blue', 60, 780, 1000)] },
    cards: [
      { backdrop: depot, vehicles: [put('truck-tray', 'white', 110, 980, 670)] },
      { backdrop: coast, vehicles: [put('truck-prime-mover-cabover', 'red', 110, 980, 670)] },
      { backdrop: depot, vehicles: [put('truck-tipper', 'orange', 110, 980, 670)] },
    ],
  },
  'bottlebrush-moto': {
    hero: { backdrop: paper, vehicles: [put('moto-naked', 'red', 880, 620, 790)] },
    heroTall: { backdrop: paper, vehicles: [put('moto-naked', 'red', 110, 690, 1010)] },
    cards: [
      { backdrop: lane, vehicles: [put('moto-cruiser', 'black', 180, 840, 690)] },
      { backdrop: coast, vehicles: [put('moto-adventure', 'blue', 180, 840, 690)] },
      { backdrop: lane, vehicles: [put('moto-scooter', 'green', 200, 760, 700)] },
    ],
  },
};

const looks: Readonly<Record<string, BuildingLook>> = {
  'wattle-group': { band: '#0f4a38', accent: '#ffc53d', sky: ['#bcd8e8', '#eef3ea'] },
  'kingfisher-mazda': { band: '#0d2530', accent: '#ffffff', sky: ['#c9d8de', '#f2f0e8'] },
  'banksia-used': { band: '#ff8459', accent: '#2c0f20', sky: ['#cfe3ee', '#fbf1ea'] },
  'saltbush-caravans': { band: '#a8401a', accent: '#f7f8f5', sky: ['#f4d9b8', '#fbf0dd'] },
  'ironbark-trucks': { band: '#0b4fa8', accent: '#ffffff', sky: ['#c6d3dc', '#e9edf0'] },
  'bottlebrush-moto': { band: '#191617', accent: '#b50f2e', sky: ['#d5dade', '#f4f2f1'] },
};

const streetVehicles: readonly (readonly [string, Paint])[] = [
  ['suv', 'white'],
  ['hatch', 'red'],
  ['ute', 'blue'],
  ['sedan', 'grey'],
  ['wagon', 'silver'],
];

const kindVehicles: Readonly<Record<string, readonly (readonly [string, Paint])[]>> = {
  car: streetVehicles,
  caravan: [
    ['caravan-full', 'white'],
    ['caravan-poptop', 'sand'],
    ['caravan-hybrid', 'grey'],
  ],
  truck: [
    ['truck-tray', 'white'],
    ['truck-prime-mover', 'blue'],
    ['truck-pantech', 'red'],
  ],
  motorcycle: [
    ['moto-naked', 'red'],
    ['moto-adventure', 'blue'],
    ['moto-cruiser', 'black'],
  ],
};

const locationPictures = (): Pictures => {
  const pictures: Pictures = {};
  for (const dealer of demoDealers) {
    const look = looks[dealer.slug];
    const vehicles = kindVehicles[dealer.itemType] ?? streetVehicles;
    if (look === undefined) continue;
    dealer.locations.forEach((place, index) => {
      const [shape, paint] = vehicles[index % vehicles.length] ?? ['suv', 'white'];
      const lengthPx = shape.startsWith('moto-') ? 260 : 430;
      const leftX = index % 2 === 0 ? 640 : 130;
      pictures[`${dealer.slug}/location-${place.slug}`] = drawLineUp({
        ...card,
        backdrop: location(look, index),
        vehicles: [put(shape, paint, leftX, lengthPx, 690)],
      });
    });
  }
  return pictures;
};

const cutOutPaints: Readonly<Record<string, Paint>> = { van: 'white', ute: 'orange', '4x4': 'green', hatch: 'blue' };

const cutOutPictures = (): Pictures => {
  const pictures: Pictures = {};
  const add = (shape: string, paint: Paint) => {
    pictures[`cut-out/${shape}-${paint}`] = drawCutOut(drawShape(shape, paint));
  };
  for (const shape of vehicleShapes) {
    const paints = paintsFor(shape);
    add(shape, cutOutPaints[shape] ?? (paints.includes('silver') ? 'silver' : (paints[0] ?? 'white')));
    if (paints.includes('red')) add(shape, 'red');
  }
  return pictures;
};

/** Pictures of the six sites by file name under demo/media/site: heroes, cards, locations, logos, cut-outs. */
export const sitePictures = (): Readonly<Record<string, string>> => {
  const pictures: Pictures = { ...locationPictures(), ...cutOutPictures() };
  for (const [slug, { hero, heroTall, cards }] of Object.entries(compositions)) {
    pictures[`${slug}/hero`] = drawLineUp({ ...wide, ...hero });
    pictures[`${slug}/hero-tall`] = drawLineUp({ ...tall, ...heroTall });
    cards.forEach((composition, index) => {
      pictures[`${slug}/card-${index + 1}`] = drawLineUp({ ...card, ...composition });
    });
    Object.assign(pictures, logoPictures(slug));
  }
  return pictures;
};

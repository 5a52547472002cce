import { at, type PlacedVehicle } from './placed-vehicle.ts';

export type Backdrop = keyof typeof lightOf;

export interface Scene {
  readonly backdrop: Backdrop;
  readonly shape: keyof typeof sceneShapes;
  readonly vehicles: readonly PlacedVehicle[];
  /** The centre of the crop, as fractions of the backdrop's width and height. Defaults to a little above the middle. */
  readonly centre?: readonly [number, number];
  readonly part?: number;
  readonly blurPx?: number;
}

export const sceneShapes = {
  wide: { width: 1600, height: 900 },
  tall: { width: 900, height: 1200 },
  card: { width: 1200, height: 800 },
  photo: { width: 1800, height: 1200 },
} as const;

const daylight = [0.97, 0.98, 1.0] as const;
const afterSunset = [0.74, 0.72, 0.8] as const;

export const lightOf = {
  coast: [1.0, 0.99, 0.95],
  'forecourt-dusk': afterSunset,
  outback: [1.0, 0.95, 0.87],
  showroom: [0.96, 0.95, 0.93],
  workshop: [0.98, 0.99, 1.0],
  'workshop-banksia': [1.0, 0.97, 0.93],
  'workshop-bottlebrush': [1.0, 0.95, 0.89],
  'workshop-ironbark': [0.97, 0.985, 1.0],
  'workshop-kingfisher': [0.98, 0.99, 1.0],
  'workshop-wattle': [0.98, 0.99, 1.0],
  yard: daylight,
  'house-banksia': daylight,
  'house-bottlebrush': afterSunset,
  'house-bottlebrush-plain': afterSunset,
  'house-ironbark': daylight,
  'house-ironbark-plain': daylight,
  'house-kingfisher': afterSunset,
  'house-kingfisher-plain': afterSunset,
  'house-saltbush': daylight,
  'house-wattle-chermside': daylight,
  'house-wattle-cleveland': daylight,
  'house-wattle-indooroopilly': afterSunset,
  'house-wattle-ipswich': daylight,
  'house-wattle-moorooka': daylight,
  'house-wattle-springwood': daylight,
  'house-wattle-windsor': afterSunset,
} as const;

/** Blur of a backdrop in pixels, unless the scene has a blur of its own. */
export const blurPxOf: Readonly<Partial<Record<Backdrop, number>>> = { 'workshop-bottlebrush': 1.5 };

const card = (backdrop: Backdrop, vehicles: readonly PlacedVehicle[]): Scene => ({
  backdrop,
  shape: 'card',
  vehicles,
  part: 0.84,
});

const hero = (backdrop: Backdrop, vehicles: readonly PlacedVehicle[]): Scene => ({ backdrop, shape: 'wide', vehicles });

const blogHeader = (backdrop: Backdrop, vehicles: readonly PlacedVehicle[]): Scene => ({
  ...hero(backdrop, vehicles),
  part: 0.74,
  centre: [0.5, 0.52],
});

const tallHero = (backdrop: Backdrop, vehicles: readonly PlacedVehicle[]): Scene => ({
  backdrop,
  shape: 'tall',
  vehicles,
  part: 0.6,
  centre: [0.5, 0.3],
});

export const scenes: Readonly<Record<string, Scene>> = {
  'wattle-group/showroom': card('showroom', [at('suv-silver', -1.9, 19), at('hatch-red', 1.6, 15.5)]),
  'wattle-group/utes': card('house-wattle-ipswich', [at('ute-white', -2.1, 20.5), at('ute-grey', 1.2, 17)]),
  'wattle-group/demonstrators': card('showroom', [at('suv-large-navy', 0, 12.5)]),
  'wattle-group/warranty': card('workshop-wattle', [at('4x4-green', 0, 13)]),
  'kingfisher-mazda/hero': hero('house-kingfisher-plain', [at('suv-red', 1.9, 13)]),
  'kingfisher-mazda/hero-tall': tallHero('house-kingfisher-plain', [at('suv-red', 0.1, 27)]),
  'kingfisher-mazda/certified': card('workshop-kingfisher', [at('hatch-red', 0, 11)]),
  'kingfisher-mazda/demonstrators': card('showroom', [at('suv-blue', 0, 12)]),
  'banksia-used/driveway': card('house-banksia', [at('hatch-silver', 0, 11)]),
  'banksia-used/warranty': card('workshop-banksia', [at('ute-orange', 0, 13)]),
  'banksia-used/small-cars': card('coast', [at('hatch-red', 0, 11)]),
  'saltbush-caravans/hero': hero('outback', [at('caravan-full-white', 6.4, 30), at('ute-grey', 1.4, 25.5)]),
  'saltbush-caravans/hero-tall': tallHero('outback', [at('caravan-full-white', 0.3, 42)]),
  'saltbush-caravans/weights': card('house-saltbush', [at('caravan-full-white', 0, 18)]),
  'saltbush-caravans/handover': card('coast', [at('caravan-poptop-white', 0, 16)]),
  'ironbark-trucks/hero': hero('house-ironbark-plain', [at('truck-prime-mover-blue', 4.4, 26)]),
  'ironbark-trucks/hero-tall': tallHero('house-ironbark-plain', [at('truck-prime-mover-blue', 0, 41)]),
  'ironbark-trucks/report': card('workshop-ironbark', [at('truck-tray-white', 0, 17)]),
  'ironbark-trucks/yards': card('yard', [at('truck-tray-white', -3, 24), at('truck-prime-mover-red', 2.4, 20)]),
  'bottlebrush-moto/hero': { ...hero('house-bottlebrush-plain', [at('moto-naked-red', 1.1, 6.4)]), blurPx: 2 },
  'bottlebrush-moto/hero-tall': tallHero('house-bottlebrush-plain', [at('moto-naked-red', 0, 20)]),
  'bottlebrush-moto/promise': card('workshop-bottlebrush', [at('moto-cruiser-black', -0.5, 8)]),
  'bottlebrush-moto/ridden': card('coast', [at('moto-adventure-red', 0, 7.6)]),
  'blog/weekend-away': blogHeader('coast', [at('4x4-sand', 0.6, 13.5)]),
  'blog/towing': blogHeader('outback', [at('caravan-poptop-white', 2.1, 31), at('4x4-green', -3, 25.5)]),
  'blog/servicing': blogHeader('workshop', [at('suv-grey', 0.4, 13.5)]),
  'blog/delivery-day': blogHeader('showroom', [at('suv-large-silver', 0.4, 14)]),
  'blog/work-vehicles': blogHeader('yard', [at('van-white', -2.6, 22), at('ute-tray-silver', 1.7, 18.5)]),
  'blog/touring-on-two-wheels': blogHeader('outback', [at('moto-adventure-red', 0.5, 8)]),
  'blog/after-work': blogHeader('forecourt-dusk', [at('convertible-red', 0.4, 13)]),
};

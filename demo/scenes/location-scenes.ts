import type { DemoDealer } from '../dealers/dealer.ts';
import { at, type PlacedVehicle } from './placed-vehicle.ts';
import type { Scene } from './scenes.ts';

const rowsByKind: Readonly<Record<DemoDealer['itemType'], readonly (readonly PlacedVehicle[])[]>> = {
  car: [
    [at('suv-white', 3.2, 16), at('hatch-red', -1.8, 14)],
    [at('ute-blue', -2.6, 17), at('sedan-silver', 2.2, 14)],
    [at('suv-large-silver', 0.6, 15)],
    [at('wagon-red', 2.8, 17), at('suv-grey', -2, 14.5)],
    [at('ute-grey', -0.8, 15)],
    [at('people-mover-silver', 2.6, 18), at('suv-red', -2, 15)],
    [at('hatch-white', -2.6, 15), at('4x4-sand', 2, 15)],
  ],
  caravan: [
    [at('caravan-full-white', 0.8, 19)],
    [at('caravan-poptop-white', -0.6, 18)],
    [at('ute-white', -3.4, 19), at('caravan-full-white', 1.6, 22)],
  ],
  truck: [
    [at('truck-tray-white', -0.6, 19)],
    [at('truck-prime-mover-red', 0.6, 21)],
    [at('truck-pantech-white', 0, 20)],
    [at('truck-curtainsider-blue', 0.4, 20)],
    [at('truck-prime-mover-cabover-white', -0.4, 24.8)],
    [at('truck-tipper-red', 0.2, 17)],
  ],
  motorcycle: [
    [at('moto-naked-red', -0.8, 8.5), at('moto-sports-black', 1.2, 8)],
    [at('moto-adventure-black', 0.4, 7.5)],
    [at('moto-enduro-red', -0.3, 8.2)],
  ],
};

const sitesBackdrops = {
  'wattle-group': [
    'house-wattle-moorooka',
    'house-wattle-windsor',
    'house-wattle-springwood',
    'house-wattle-chermside',
    'house-wattle-indooroopilly',
    'house-wattle-cleveland',
    'house-wattle-ipswich',
  ],
  'kingfisher-mazda': ['house-kingfisher', 'workshop-kingfisher'],
  'banksia-used': ['house-banksia'],
  'saltbush-caravans': ['house-saltbush', 'house-saltbush', 'coast'],
  'ironbark-trucks': [
    'house-ironbark',
    'house-ironbark',
    'workshop-ironbark',
    'house-ironbark',
    'workshop-ironbark',
    'workshop-ironbark',
  ],
  'bottlebrush-moto': ['house-bottlebrush', 'house-bottlebrush', 'workshop-bottlebrush'],
} as const;

const isDemoSite = (slug: string): slug is keyof typeof sitesBackdrops => slug in sitesBackdrops;

export const locationScenes = ({ slug, itemType, locations }: DemoDealer): Readonly<Record<string, Scene>> => {
  if (!isDemoSite(slug)) throw new Error(`${slug}: name its backdrops in location-scenes.ts`);
  const backdrops = sitesBackdrops[slug];
  const rows = rowsByKind[itemType];
  return Object.fromEntries(
    locations.map((place, index) => {
      const scene: Scene = {
        backdrop: backdrops[index % backdrops.length] ?? 'yard',
        shape: 'card',
        vehicles: rows[index % rows.length] ?? [],
        centre: [index % 2 === 0 ? 0.54 : 0.46, 0.46],
        part: 0.86,
      };
      return [`${slug}/location-${place.slug}`, scene];
    }),
  );
};

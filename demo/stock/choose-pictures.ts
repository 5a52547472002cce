import type { VehicleDraft } from './draft.ts';
import { type VehicleView, viewsFor } from './picture-range.ts';
import type { Random } from './random.ts';

interface Picture {
  readonly file: string;
  readonly caption: string;
}

const nouns: Readonly<Record<string, string>> = {
  'suv-large': 'seven-seat SUV',
  suv: 'SUV',
  '4x4': 'four-wheel drive',
  ute: 'dual-cab ute',
  'ute-tray': 'single-cab ute with a tray',
  'people-mover': 'people mover',
  'truck-prime-mover': 'bonneted prime mover',
  'truck-prime-mover-cabover': 'cab-over prime mover',
  'truck-tray': 'tray truck',
  'truck-refrigerated': 'refrigerated truck',
  'caravan-poptop': 'pop-top caravan',
  'caravan-full': 'full-height caravan',
  'caravan-family': 'family caravan',
  'caravan-hybrid': 'hybrid off-road caravan',
};

/** What a shape is called in words: 'white SUV'. */
const describeShape = (shape: string): string =>
  nouns[shape] ?? (shape.startsWith('moto-') ? `${shape.slice(5)} motorcycle` : shape.replace('truck-', 'truck, '));

const sides: readonly VehicleView[] = ['side-studio', 'side-yard', 'side-coast'];

const sideCaptions: Readonly<Record<string, string>> = {
  'side-studio': 'side view in a studio',
  'side-yard': 'side view in the yard',
  'side-coast': 'side view by the sea',
};

const details: readonly (readonly [VehicleView, string])[] = [
  ['front', 'front half'],
  ['rear', 'rear half'],
  ['wheel', 'wheel, close up'],
];

const insides: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  car: [
    ['interior-dash-light', 'dashboard'],
    ['interior-dash-dark', 'dashboard at dusk'],
    ['interior-seats', 'front seats'],
    ['interior-screen', 'centre screen'],
  ],
  caravan: [
    ['interior-caravan-kitchen', 'kitchen of a caravan'],
    ['interior-caravan-bed', 'bed of a caravan'],
  ],
  truck: [
    ['interior-truck-cab', 'truck cab'],
    ['interior-screen', 'instruments'],
  ],
  motorcycle: [['interior-moto-dash', 'instruments of a motorcycle']],
};

const loadSpaces: Readonly<Record<string, readonly [string, string]>> = {
  hatch: ['load-boot', 'boot'],
  sedan: ['load-boot', 'boot'],
  wagon: ['load-boot', 'load area'],
  suv: ['load-boot', 'load area'],
  'suv-large': ['load-boot', 'load area'],
  '4x4': ['load-boot', 'load area'],
  van: ['load-van', 'cargo area of a van'],
  ute: ['load-tub', 'tub of a ute'],
};

const familyOf = (shape: string): string => {
  if (shape.startsWith('truck-')) return 'truck';
  if (shape.startsWith('caravan-')) return 'caravan';
  return shape.startsWith('moto-') ? 'motorcycle' : 'car';
};

/** 4 to 12 pictures that agree with the shape and the paint; the first is a whole side view. */
export const choosePictures = (random: Random, draft: VehicleDraft): readonly Picture[] => {
  const { shape, colour } = draft;
  const noun = describeShape(shape);
  const outside = (view: string, words: string): Picture => ({
    file: `${shape}-${colour.paint}-${view}.svg`,
    caption: `Illustration: generic ${colour.paint} ${noun}, ${words}`,
  });
  const inside = ([view, words]: readonly [string, string]): Picture => ({
    file: `${view}.svg`,
    caption: `Illustration: generic ${words}`,
  });
  const views = viewsFor(shape);
  const [first, ...otherSides] = random.shuffle(sides.filter((view) => views.includes(view)));
  const family = familyOf(shape);
  const loadSpace = loadSpaces[shape];
  const rest = [
    ...details.filter(([view]) => views.includes(view)).map(([view, words]) => outside(view, words)),
    ...random.shuffle(insides[family] ?? []).map(inside),
    ...otherSides.map((view) => outside(view, sideCaptions[view] ?? 'side view')),
    ...(loadSpace === undefined ? [] : [inside(loadSpace)]),
  ];
  const main = first ?? 'side-studio';
  return [outside(main, sideCaptions[main] ?? 'side view'), ...rest.slice(0, random.integer(3, 11))];
};

/** Where the demo's pictures are served. */
export const mediaUrl = (file: string): string => `/media/demo/${file}`;

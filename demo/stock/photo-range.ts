/** A view and its description. */
export type NamedView = readonly [view: string, words: string];

/** Views of the whole vehicle: the first of a gallery, and the others. */
export const heroView: NamedView = ['hero', 'front three-quarter view'];
export const outsideViews: readonly NamedView[] = [
  ['rear34', 'rear three-quarter view'],
  ['side', 'side view'],
  ['front', 'front view'],
  ['rear', 'rear view'],
];

/** Close-ups show body panels, so they depend on the paint too. */
export const closeUpViews: readonly NamedView[] = [
  ['wheel', 'wheel, close up'],
  ['lamp', 'lamp, close up'],
  ['tail', 'tail, close up'],
  ['load', 'load area'],
  ['coupling', 'coupling, close up'],
  ['door', 'door, close up'],
  ['roof', 'roof, close up'],
  ['engine', 'engine, close up'],
];

/** An interior picture, by file name without the paint. */
export interface InsideView {
  readonly name: string;
  readonly noun: string;
  readonly words: string;
  /** Bodies that it doesn't suit, such as rear seats for a single cab. */
  readonly notOf?: readonly string[];
  /** True when paint shows in it, so that each paint has its own file. */
  readonly isPainted?: boolean;
}

export const cabinOf: Readonly<Record<string, string>> = {
  suv: 'suv',
  'suv-large': 'suv',
  '4x4': 'suv',
  hatch: 'small',
  sedan: 'small',
  wagon: 'small',
  coupe: 'small',
  convertible: 'small',
  ute: 'ute',
  'ute-tray': 'ute',
  van: 'van',
  'people-mover': 'van',
};

const cabinNouns: Readonly<Record<string, string>> = { suv: 'SUV', small: 'car', ute: 'ute', van: 'van' };

const twoSeaters = ['coupe', 'convertible', 'ute-tray'];

const cabinViews = (cabin: string): readonly InsideView[] => {
  const view = (name: string, words: string, notOf: readonly string[] = []): InsideView => ({
    name: `interior-${cabin}-${name}`,
    noun: cabinNouns[cabin] ?? 'car',
    words,
    notOf,
  });
  return [
    view('dash', 'dashboard'),
    view('seats', 'front seats'),
    view('wheel', 'steering wheel and instruments'),
    view('rear-seats', 'rear seats', twoSeaters),
  ];
};

const loadView = (name: string, noun: string, words: string): InsideView => ({ name, noun, words, isPainted: true });

const boot = loadView('load-boot', 'car', 'boot');
const suvBoot = loadView('load-boot', 'SUV', 'load area');

const loadViews: Readonly<Record<string, InsideView>> = {
  hatch: boot,
  wagon: boot,
  suv: suvBoot,
  'suv-large': suvBoot,
  '4x4': suvBoot,
  ute: loadView('load-tub', 'ute', 'tub'),
  van: loadView('load-van', 'van', 'cargo area'),
};

const familyViews = (noun: string, views: readonly NamedView[]): readonly InsideView[] =>
  views.map(([view, words]) => ({ name: `interior-${noun}-${view}`, noun, words }));

const caravanViews = familyViews('caravan', [
  ['kitchen', 'kitchen'],
  ['bed', 'bed'],
  ['lounge', 'lounge'],
]);
const truckViews = familyViews('truck', [
  ['cab', 'cab'],
  ['wheel', 'steering wheel and instruments'],
]);
/** The tank shows, so it suits one body only. */
const motorcycleDash: InsideView = {
  name: 'interior-moto-dash',
  noun: 'naked motorcycle',
  words: 'instruments',
  isPainted: true,
};

/** The interiors that suit a shape. */
export const insideViewsFor = (shape: string): readonly InsideView[] => {
  if (shape.startsWith('caravan-')) return caravanViews;
  if (shape.startsWith('truck-')) return truckViews;
  if (shape === 'moto-naked') return [motorcycleDash];
  const cabin = cabinOf[shape];
  const load = loadViews[shape];
  const views = [...(cabin === undefined ? [] : cabinViews(cabin)), ...(load === undefined ? [] : [load])];
  return views.filter(({ notOf = [] }) => !notOf.includes(shape));
};

export type NamedView = readonly [view: string, words: string];

export const leadViews: readonly NamedView[] = [
  ['hero', 'front three-quarter view'],
  ['hero2', 'front three-quarter view from the right'],
  ['nose', 'angled front view'],
];

const rearView: NamedView = ['rear34', 'rear three-quarter view'];
const sideView: NamedView = ['side', 'side view'];

const moreLeadViews: readonly (readonly [start: string, views: readonly NamedView[]])[] = [
  ['caravan-', [rearView]],
  ['', [sideView]],
];

export const leadViewsFor = (shape: string): readonly NamedView[] => [
  ...leadViews,
  ...(moreLeadViews.find(([start]) => shape.startsWith(start))?.[1] ?? []),
];

export const settings = ['studio', 'yard', 'dusk', 'coast', 'outback'] as const;
export type Setting = (typeof settings)[number];

export const settingWords: Readonly<Record<Setting, string>> = {
  studio: '',
  yard: ' in a yard',
  dusk: ' at dusk',
  coast: ' by the sea',
  outback: ' in the outback',
};

export const nameLead = (view: string, setting: Setting): string =>
  setting === 'studio' ? view : `${view}-${setting}`;

export const outsideViews: readonly NamedView[] = [rearView, sideView, ['front', 'front view'], ['rear', 'rear view']];

export const closeUpViews: readonly NamedView[] = [
  ['wheel', 'wheel, close up'],
  ['lamp', 'headlight, close up'],
  ['tail', 'tail-light, close up'],
  ['load', 'load area'],
  ['coupling', 'coupling, close up'],
  ['door', 'door, close up'],
  ['roof', 'roof, close up'],
  ['engine', 'engine, close up'],
];

export interface InsideView {
  readonly name: string;
  readonly noun: string;
  readonly words: string;
  readonly notOf?: readonly string[];
  /** True if the paint is visible in the picture. Each paint then has its own file. */
  readonly isPainted?: boolean;
}

export const cabinOf: Readonly<Record<string, string>> = {
  suv: 'suv',
  'suv-small': 'suv',
  'suv-coupe': 'suv',
  'suv-large': 'suv',
  'suv-seven': 'suv',
  '4x4': 'suv',
  hatch: 'small',
  'hatch-city': 'small',
  sedan: 'small',
  'sedan-fastback': 'small',
  wagon: 'small',
  coupe: 'small',
  convertible: 'small',
  ute: 'ute',
  'ute-tough': 'ute',
  'ute-tray': 'ute',
  van: 'van',
  'van-tall': 'van',
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
const tub = loadView('load-tub', 'ute', 'tub');
const cargoArea = loadView('load-van', 'van', 'cargo area');

const loadViews: Readonly<Record<string, InsideView>> = {
  hatch: boot,
  'hatch-city': boot,
  wagon: boot,
  suv: suvBoot,
  'suv-small': suvBoot,
  'suv-coupe': suvBoot,
  'suv-large': suvBoot,
  'suv-seven': suvBoot,
  '4x4': suvBoot,
  ute: tub,
  'ute-tough': tub,
  van: cargoArea,
  'van-tall': cargoArea,
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

const cockpitView = (shape: string): InsideView => ({
  name: `interior-${shape}-cockpit`,
  noun: `${shape.slice('moto-'.length)} motorcycle`,
  words: 'bars and instruments',
  isPainted: true,
});

const nakedDash: InsideView = {
  name: 'interior-moto-dash',
  noun: 'naked motorcycle',
  words: 'instruments',
  isPainted: true,
};

export const insideViewsFor = (shape: string): readonly InsideView[] => {
  if (shape.startsWith('caravan-')) return caravanViews;
  if (shape.startsWith('truck-')) return truckViews;
  if (shape === 'moto-naked') return [cockpitView(shape), nakedDash];
  if (shape.startsWith('moto-')) return [cockpitView(shape)];
  const cabin = cabinOf[shape];
  const load = loadViews[shape];
  const views = [...(cabin === undefined ? [] : cabinViews(cabin)), ...(load === undefined ? [] : [load])];
  return views.filter(({ notOf = [] }) => !notOf.includes(shape));
};

/** Puts a space before each word, so that a match can only begin at the start of a word. */
const toPlainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()}`;

const listWords = (text: string): readonly string[] => text.trim().split(/,\s+/).map(toPlainWords);

/** In order of importance to shoppers. A feature belongs to the first group it matches. */
const featureGroups = [
  {
    title: 'Safety',
    words: listWords(`
      emergency braking, blind spot, cross traffic, lane keep, lane departure, attention, traffic sign, isofix,
      curtain airbag, airbag, trailer sway, trailer brake, breakaway, electric brakes, smoke alarm, reverse alarm,
      stability, traction, abs, crash, immobiliser, disc brake`),
  },
  {
    title: 'Driving and parking',
    words: listWords(`
      adaptive cruise, 360, reversing camera, parking sensor, head-up, low range, diff, riding mode, quickshifter,
      slipper clutch, exhaust brake, retarder, hill, paddle, suspension, regenerative, dc fast, charging cable,
      cruise, twist-and-go, steering damper, belt drive, fuel injection`),
  },
  {
    title: 'Comfort',
    words: listWords(`
      heated, ventilated, leather, climate, sunroof, electric driver seat, driver seat, bed, bunk, ensuite, shower,
      reverse cycle, hot water, washing, fridge, kitchen, cooktop, microwave, dinette, mattress, rear air vents,
      power tailgate, keyless, push button, sliding door, air cond, power window, power door, central locking,
      multi-function, rain sensing, adjustable`),
  },
  {
    title: 'Technology',
    words: listWords(`
      wireless apple, apple carplay, android auto, wireless phone, navigation, digital, tft, premium sound, lithium,
      solar, tv, uhf, bluetooth, usb, vehicle-to-load, power outlet, battery charger, speaker`),
  },
  {
    title: 'Towing, load and travel',
    words: listWords(`
      tow bar, weight distribution, articulating, ringfeder, turntable, hydraulic, hoist, tail lift, tub liner,
      tonneau, cargo, split fold, roof rail, rack, pannier, top box, saddle bag, toolbox, recovery, bull bar,
      snorkel, awning, water tank, gas bottle, jockey, storage, boot, restraint`),
  },
  {
    title: 'Outside',
    words: listWords(`
      alloy, led, headl, daytime, privacy, side step, spare, wheel, guard, exhaust, aero`),
  },
] as const;

const otherFeatures = 'More';

export interface GroupedFeatures {
  readonly title: string;
  readonly features: readonly string[];
}

interface Place {
  readonly group: number;
  readonly word: number;
}

const findPlace = (feature: string): Place => {
  const text = toPlainWords(feature);
  for (const [group, { words }] of featureGroups.entries()) {
    const word = words.findIndex((one) => text.includes(one));
    if (word >= 0) return { group, word };
  }
  return { group: featureGroups.length, word: 0 };
};

const maxPlaces = 2000;

const places = new Map<string, Place>();

const getPlace = (feature: string): Place => {
  const known = places.get(feature);
  if (known !== undefined) return known;
  const place = findPlace(feature);
  if (places.size < maxPlaces) places.set(feature, place);
  return place;
};

/** @spec B2.45 */
export const groupFeatures = (features: readonly string[]): readonly GroupedFeatures[] => {
  const placed = [...new Set(features)].map((feature) => ({ feature, ...getPlace(feature) }));
  const titles = [...featureGroups.map(({ title }) => title), otherFeatures];
  return titles.flatMap((title, at) => {
    const own = placed.filter(({ group }) => group === at).toSorted((a, b) => a.word - b.word);
    return own.length === 0 ? [] : [{ title, features: own.map(({ feature }) => feature) }];
  });
};

/** @spec B9.18 */
export const chooseFirstFeatures = (groups: readonly GroupedFeatures[], count: number): readonly string[] => {
  const depth = Math.max(0, ...groups.map(({ features }) => features.length));
  const byDepth = Array.from({ length: depth }, (_, at) =>
    groups.flatMap(({ features }) => features.slice(at, at + 1)),
  );
  return byDepth.flat().slice(0, count);
};

import { locale } from '#src/lib/australia.ts';
import type { VehicleDraft } from './draft.ts';
import { findPhrases, type Phrase } from './find-phrases.ts';
import type { Random } from './random.ts';

export interface CommentContext {
  readonly random: Random;
  readonly siteSlug: string;
  readonly place: string;
  readonly yearlyKm: number;
}

const maxLength = 900;
const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const ownersOf = (random: Random, ageYears: number): string => {
  if (ageYears < 3.5) return 'one owner';
  return ageYears < 7 ? random.pick(['one owner', 'two owners']) : random.pick(['two owners', 'three owners']);
};

const properWords = new Set(['Apple', 'CarPlay', 'Android', 'Auto', 'Bluetooth', 'ISOFIX', 'Ah', 'Type']);

const compounds =
  /\b(blind spot|cross traffic|dual zone|full size|limited slip|load rated|low range|rain sensing|reverse cycle|space saver|three way|bar end|\d+ (?:inch|degree)) (?=\w)/g;

const inSentence = (featureName: string): string =>
  featureName
    .replace(' & ', ' and ')
    .split(' - ')
    .reverse()
    .join(' ')
    .split(' ')
    .map((word) => (properWords.has(word) || /^[A-Z0-9]+$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .replaceAll(compounds, (words) => `${words.trimEnd().replaceAll(' ', '-')} `);

const joinWords = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1).join(', ');
  if (others === '') return last;
  if (!words.some((word) => word.includes(' and '))) return `${others} and ${last}`;
  return `${others}, ${words.length === 2 ? 'plus' : 'and'} ${last}`;
};

const fewestFeatures = 2;

const plain = new Set(['Space Saver Spare Wheel', 'Full Size Spare Wheel', 'Side Stand', 'TV Aerial', 'Rope Rails']);

const lastTwoWords = (name: string): string => name.split(' ').slice(-2).join(' ');

const dropRepeats = (chosen: readonly string[], all: readonly string[]): readonly string[] => {
  const isWorthSaying = (name: string): boolean => !plain.has(name) && !all.some((other) => other.endsWith(` ${name}`));
  const isFirst = (name: string, index: number, names: readonly string[]): boolean =>
    names.findIndex((other) => lastTwoWords(other) === lastTwoWords(name)) === index;
  const kept = chosen.filter(isWorthSaying).filter(isFirst);
  const others = [...kept, ...all.filter((name) => !chosen.includes(name) && isWorthSaying(name))].filter(isFirst);
  return others.slice(0, Math.max(fewestFeatures, kept.length));
};

const capitalise = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const formatMass = (kilograms: unknown): string =>
  typeof kilograms === 'number' ? `${kilograms.toLocaleString(locale)} kg` : '';

const massesOf = ({ fields }: VehicleDraft): Readonly<Record<'tare' | 'gvm' | 'atm', string>> => {
  const { specifications, variant } = fields as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  return {
    tare: formatMass(specifications?.tare_weight),
    gvm: formatMass(variant?.grossvehiclemass),
    atm: formatMass(specifications?.aggregate_trailer_mass),
  };
};

const factsOf = (context: CommentContext, draft: VehicleDraft): Readonly<Record<string, string>> => {
  const { random } = context;
  // The list starts with features that nearly every vehicle has, so its first third isn't worth a sentence.
  const notable = draft.equipment.slice(Math.floor(draft.equipment.length / 3));
  const owners = ownersOf(random, draft.ageYears);
  return {
    name: draft.name,
    model: draft.model.startsWith(draft.make) ? draft.model : `${draft.make} ${draft.model}`,
    colour: draft.colour.name,
    km: draft.odometerKm === undefined ? '' : `${draft.odometerKm.toLocaleString(locale)} km`,
    owners,
    owners_sentence: capitalise(owners),
    features: joinWords(
      dropRepeats(random.sample(notable, random.integer(fewestFeatures, 4)), notable).map(inSentence),
    ),
    seats: draft.seats === 8 ? 'eight' : 'seven',
    ...massesOf(draft),
    place: context.place,
    month: monthFormat.format(new Date(`${draft.buildMonth}-15T00:00:00Z`)),
  };
};

const distancePart = (draft: VehicleDraft, yearlyKm: number): 'low' | 'high' | undefined => {
  if (draft.odometerKm === undefined || draft.ageYears < 2) return undefined;
  const share = draft.odometerKm / (draft.ageYears * yearlyKm);
  if (share < 0.7) return 'low';
  return share > 1.3 ? 'high' : undefined;
};

const oneEachTopic = (random: Random, all: readonly Phrase[], count: number): readonly string[] => {
  const topics = new Set<string>();
  return random
    .shuffle(all)
    .filter(({ topic }) => !topics.has(topic) && topics.add(topic))
    .slice(0, count)
    .map(({ text }) => text);
};

/** A '|' separates paragraphs. Returns undefined for 4% of vehicles. */
export const writeComment = (context: CommentContext, draft: VehicleDraft): string | undefined => {
  const { random } = context;
  if (random.chance(0.04)) return undefined;
  const all = (part: string | undefined) =>
    part === undefined ? [] : findPhrases(context.siteSlug, part, draft.carType);
  const one = (part: string | undefined) =>
    random
      .shuffle(all(part))
      .slice(0, 1)
      .map(({ text }) => text);
  const detail = random.integer(0, 3);
  const facts = factsOf(context, draft);
  const paragraphs = [
    [
      ...one('opening'),
      ...one(distancePart(draft, context.yearlyKm)),
      ...(detail > 0 ? one(`use:${draft.simpleBody}`) : []),
    ],
    detail > 0 ? [...one('history'), ...one('features')] : [],
    detail > 1
      ? [...oneEachTopic(random, all('condition'), detail - 1), ...(draft.fuel === 'Electric' ? one('electric') : [])]
      : [],
    detail > 1 || random.chance(0.5) ? one('closing') : [],
  ];
  const text = paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' ').replaceAll(/\{(\w+)\}/g, (_, key: string) => facts[key] ?? ''))
    .join('|');
  return text.length <= maxLength ? text : text.slice(0, text.lastIndexOf('.', maxLength - 1) + 1);
};

import * as phrases from './comment-phrases.ts';
import type { VehicleDraft } from './draft.ts';
import type { Random } from './random.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const ownersOf = (random: Random, ageYears: number): string => {
  if (ageYears < 3.5) return 'one owner';
  return ageYears < 7 ? random.pick(['one owner', 'two owners']) : random.pick(['two owners', 'three owners']);
};

/** Words that lose their capital inside a sentence; names and initials keep theirs. */
const inSentence = (featureName: string): string =>
  /^[A-Z]{2}|Apple|Android|Bluetooth|Type 2|^\d/.test(featureName)
    ? featureName
    : featureName[0]?.toLowerCase() + featureName.slice(1);

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const fill = (template: string, facts: phrases.PhraseFacts): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, key: keyof phrases.PhraseFacts) => facts[key]);

const factsOf = (random: Random, draft: VehicleDraft, place: string): phrases.PhraseFacts => {
  const notable = draft.equipment.slice(Math.floor(draft.equipment.length / 3));
  return {
    name: draft.name,
    model: `${draft.make} ${draft.model}`,
    colour: draft.colour.name,
    km: draft.odometerKm === undefined ? '' : `${draft.odometerKm.toLocaleString('en-AU')} km`,
    owners: ownersOf(random, draft.ageYears),
    features: joinWords(random.sample(notable, random.integer(2, 4)).map(inSentence)),
    seats: draft.seats === 8 ? 'Eight' : 'Seven',
    place,
    month: `in ${monthNames[Number(draft.buildMonth.slice(5)) - 1] ?? ''} ${draft.buildMonth.slice(0, 4)}`,
  };
};

const distanceNote = (random: Random, draft: VehicleDraft, yearlyKm: number): string | undefined => {
  if (draft.carType !== 'used' || draft.odometerKm === undefined || draft.ageYears < 2) return undefined;
  const share = draft.odometerKm / (draft.ageYears * yearlyKm);
  if (share < 0.7) return random.pick(phrases.lowKilometres);
  return share > 1.3 ? random.pick(phrases.highKilometres) : undefined;
};

const openingOf = (random: Random, draft: VehicleDraft): string => {
  const all = phrases.openings[draft.carType];
  return random.pick(draft.odometerKm === undefined ? all.filter((text) => !text.includes('{km}')) : all);
};

const caravanOpening = '{name}: weighed, gas checked and ready to hitch.';

/**
 * The dealer's comments on a vehicle: true to its kind, distance, age and features; paragraphs parted by '|', at most
 * 900 characters, and no way to reach anybody. Some vehicles have none yet.
 */
export const writeComment = (
  random: Random,
  draft: VehicleDraft,
  siteSlug: string,
  place: string,
  yearlyKm: number,
): string | undefined => {
  if (random.chance(0.04)) return undefined;
  const facts = factsOf(random, draft, place);
  const isCaravanWithoutKm = draft.odometerKm === undefined && draft.carType !== 'new';
  const first = [isCaravanWithoutKm ? caravanOpening : openingOf(random, draft), distanceNote(random, draft, yearlyKm)];
  const isUsed = draft.carType === 'used';
  const length = random.integer(0, 3);
  const uses = [
    ...(phrases.usesByBody[draft.simpleBody] ?? []),
    ...(draft.fuel === 'Electric' && isUsed ? phrases.electricUses : []),
  ];
  const history = isUsed ? random.pick(phrases.histories) : undefined;
  const paragraphs = [
    [...first, length === 0 ? undefined : random.pick(uses)],
    length > 0 ? [history, random.pick(phrases.featureSentences)] : [],
    length > 1 && isUsed ? random.sample(phrases.conditions, length - 1) : [],
    length > 1 || random.chance(0.5) ? [random.pick(phrases.closings[siteSlug] ?? [''])] : [],
  ];
  const text = paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== undefined && sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => fill(paragraph, facts))
    .join('|');
  return text.length <= 900 ? text : text.slice(0, text.lastIndexOf('.', 899) + 1);
};

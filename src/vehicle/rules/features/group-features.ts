import { featureGroups, otherFeatures } from './feature-groups.ts';

export interface GroupedFeatures {
  readonly title: string;
  readonly features: readonly string[];
}

interface Place {
  readonly group: number;
  readonly word: number;
}

/** Lower case, with a space before each word, so that words match at their beginning. */
const toPlainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()}`;

/** Finds a feature's place in the table. Unknown features come last, in the dealer's order. */
const findPlace = (feature: string): Place => {
  const text = toPlainWords(feature);
  for (const [group, { words }] of featureGroups.entries()) {
    const word = words.findIndex((one) => text.includes(toPlainWords(one)));
    if (word >= 0) return { group, word };
  }
  return { group: featureGroups.length, word: 0 };
};

/** Groups features and sorts them by importance. Each is listed once and none is lost. @spec B2.45 */
export const groupFeatures = (features: readonly string[]): readonly GroupedFeatures[] => {
  const placed = [...new Set(features)].map((feature) => ({ feature, ...findPlace(feature) }));
  const titles = [...featureGroups.map(({ title }) => title), otherFeatures];
  return titles.flatMap((title, at) => {
    const own = placed.filter(({ group }) => group === at).toSorted((a, b) => a.word - b.word);
    return own.length === 0 ? [] : [{ title, features: own.map(({ feature }) => feature) }];
  });
};

/** Returns the features to preview: the first of each group, then the second of each, and so on. @spec B9.18 */
export const chooseFirstFeatures = (groups: readonly GroupedFeatures[], count: number): readonly string[] => {
  const depth = Math.max(0, ...groups.map(({ features }) => features.length));
  const byDepth = Array.from({ length: depth }, (_, at) =>
    groups.flatMap(({ features }) => features.slice(at, at + 1)),
  );
  return byDepth.flat().slice(0, count);
};

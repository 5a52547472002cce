import { compareNames } from '#src/lib/text/compare-names.ts';
import type { BodyPickerConfig, SearchConfig } from '../../rules/config.ts';

export interface CountedName {
  readonly name: string;
  readonly count: number;
}

const byName = (a: CountedName, b: CountedName): number => compareNames(a.name, b.name);

/** @spec B9.12 */
export const chooseMakes = (
  counts: ReadonlyMap<string, number>,
  { popularMakes, popularMakesLimit }: Pick<SearchConfig, 'popularMakes' | 'popularMakesLimit'>,
): { readonly popular: readonly CountedName[]; readonly all: readonly CountedName[] } => {
  const all = [...counts].map(([name, count]) => ({ name, count })).sort(byName);
  const wanted = new Set(popularMakes.map((make) => make.toLowerCase()));
  const named = wanted.size > 0 ? all.filter(({ name }) => wanted.has(name.toLowerCase())) : all;
  const popular = named.toSorted((a, b) => b.count - a.count);
  return { popular: popular.slice(0, popularMakesLimit), all };
};

const mostOffered = 8;

/** @spec L2.70 */
export const chooseBodies = <Body extends { readonly value: string }>(
  counted: readonly Body[],
  { bodies }: Pick<BodyPickerConfig, 'bodies'>,
): readonly Body[] =>
  bodies.length === 0
    ? counted.slice(0, mostOffered)
    : bodies.flatMap((name) => counted.filter(({ value }) => value === name));

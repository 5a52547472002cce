import { locale } from '#src/lib/australia.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import type { SearchConfig } from '../rules/config.ts';
import { clearRange } from '../rules/edit-search-state.ts';
import { findTowLimitKg } from '../rules/find-tow-limit-kg.ts';
import { emptySearchState, type SearchState } from '../rules/search-state.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import { buildFormFields, type HiddenField } from './build-form-fields.ts';

export interface TowingView {
  readonly action: string;
  readonly hiddenFields: readonly HiddenField[];
  readonly fieldName: string;
  readonly cars: readonly { readonly value: string; readonly label: string }[];
  readonly limitText: string;
  readonly problem: string | null;
  readonly submitLabel: string;
  readonly answer: { readonly text: string; readonly clearLabel: string; readonly clearHref: string } | null;
}

const key = 'aggregate_trailer_mass';

export const towLimitField = `to[${key}]`;

export const longestTowLimit = 7;

const describeAnswer = (limitKg: number, count: number, noun: Noun): string =>
  count === 0
    ? `No ${noun.many} here weigh ${formatNumber(limitKg)} kg or less when loaded.`
    : `${formatCount(count, noun)} within ${formatNumber(limitKg)} kg when loaded (ATM). Each one shows how much of your limit is left.`;

interface TowingSource {
  readonly state: SearchState;
  readonly count: number;
  readonly noun: Noun;
  readonly unreadLimit?: string | null;
}

/** @spec B3.08, B3.14 */
export const buildTowingView = (
  { state, count, noun, unreadLimit = null }: TowingSource,
  config: SearchConfig,
  paths: SearchPaths,
): TowingView | null => {
  if (!config.towing.isOffered) return null;
  const limitKg = findTowLimitKg(state, config);
  const without = clearRange(state, key);
  return {
    ...buildFormFields(without, paths),
    fieldName: towLimitField,
    cars: config.towing.cars
      .toSorted((a, b) => a.name.localeCompare(b.name, locale))
      .map(({ name, capacityKg }) => ({
        value: String(capacityKg),
        label: `${name}: ${formatNumber(capacityKg)} kg`,
      })),
    limitText: limitKg === null ? (unreadLimit ?? '') : formatNumber(limitKg),
    problem: unreadLimit === null ? null : 'Please enter the limit in kilograms, such as 2,500.',
    submitLabel: `Show ${noun.many}`,
    answer:
      limitKg === null
        ? null
        : {
            text: describeAnswer(limitKg, count, noun),
            clearLabel: 'Clear your limit',
            clearHref: buildSearchUrl(without, paths),
          },
  };
};

export const buildHomeTowing = (noun: Noun, config: SearchConfig, paths: SearchPaths): TowingView | null =>
  buildTowingView({ state: emptySearchState, count: 0, noun }, config, paths);

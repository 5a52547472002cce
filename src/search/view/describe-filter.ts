import { formatNumber } from '#src/lib/format-number.ts';
import { capitalise } from '#src/lib/text/words.ts';
import { shortenMakeModel } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { SearchConfig } from '../rules/config.ts';
import { facetTable, type RangeFacet } from '../rules/facet-table.ts';
import type { Near, NumberRange, RangeKey, RefinementKey } from '../rules/search-state.ts';

const isCarType = (value: string): value is 'new' | 'demo' | 'used' => ['new', 'demo', 'used'].includes(value);

type Describe = (value: string, config: Pick<SearchConfig, 'carTypeLabels'>) => string;

const describers: Readonly<Partial<Record<RefinementKey, Describe>>> = {
  car_type: (value, { carTypeLabels }) => (isCarType(value) ? carTypeLabels[value] : value),
  item_type: (value) => capitalise(value),
  make_model: (value) => shortenMakeModel(value),
  seats: (value) => `${value} seats`,
  doors: (value) => `${value} doors`,
  certified: (value) => (value === 'true' ? 'Certified' : 'Not certified'),
  learner_approved: (value) => (value === 'true' ? 'LAMS approved' : 'Full licence'),
  weekly_price_range: (value) => `${value} a week`,
  status: (value) => capitalise(value.replaceAll('_', ' ')),
};

/** @spec B9.14 */
export const describeValue = (key: RefinementKey, value: string, config: Pick<SearchConfig, 'carTypeLabels'>): string =>
  describers[key]?.(value, config) ?? value;

const rangeFacets: ReadonlyMap<string, RangeFacet> = new Map(
  Object.values(facetTable).flatMap((facet) => (facet.kind === 'range' ? [[facet.key, facet] as const] : [])),
);

export const describeRange = (key: RangeKey, { min, max }: NumberRange): string => {
  // The weekly price's facet lists price buckets, so it isn't in `rangeFacets`.
  if (key === 'weekly_price') return `${describeRange('price', { min, max })} a week`;
  const facet = rangeFacets.get(key);
  const { prefix = '', suffix } = facet?.unit ?? {};
  const bare = (value: number) => `${prefix}${facet?.isGrouped === false ? value : formatNumber(value)}`;
  const withUnit = (value: number) => (suffix === undefined ? bare(value) : `${bare(value)} ${suffix}`);
  const label = prefix === '$' ? '' : `${facet?.label ?? key.replaceAll('_', ' ')} `;
  if (min !== null && min === max) return `${label}${withUnit(min)}`;
  if (min !== null && max !== null) return `${label}${bare(min)} to ${withUnit(max)}`;
  if (max !== null) return prefix === '$' ? `Under ${bare(max)}` : `${label}to ${withUnit(max)}`;
  return min === null ? label.trim() : prefix === '$' ? `Over ${bare(min)}` : `${label}from ${withUnit(min)}`;
};

export const describeNear = ({ postcode, withinKm }: Near): string =>
  `Within ${formatNumber(withinKm)} km of ${postcode}`;

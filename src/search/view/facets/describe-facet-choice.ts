import { formatNumber } from '#src/lib/format-number.ts';
import type { FacetView } from './facet-view.ts';

type RangeView = Extract<FacetView, { kind: 'range' }>;

export const formatBound = (value: number, { prefix, suffix, isGrouped }: Omit<RangeView, 'kind'>): string => {
  const figure = isGrouped ? formatNumber(value) : String(value);
  return `${prefix}${figure}${suffix === '' ? '' : ` ${suffix.trim()}`}`;
};

const describeRange = (range: RangeView): string => {
  const from = range.from === null ? null : formatBound(range.from, range);
  const to = range.to === null ? null : formatBound(range.to, range);
  if (from !== null && to !== null) return `${from} to ${to}`;
  if (from !== null) return `From ${from}`;
  return to === null ? '' : `To ${to}`;
};

const describeMakes = ({ popular, all }: Extract<FacetView, { kind: 'makes' }>): string => {
  const makes = new Map([...popular, ...all].filter(({ isSelected }) => isSelected).map((make) => [make.label, make]));
  const chosen = [...makes.values()].flatMap(({ label, models }) => {
    const named = models.filter(({ isSelected }) => isSelected).map((model) => `${label} ${model.label}`);
    return named.length > 0 ? named : [label];
  });
  return chosen.length > 1 ? `${chosen.length} selected` : (chosen[0] ?? '');
};

export const describeFacetChoice = (facet: FacetView): string => {
  if (facet.kind === 'range') return describeRange(facet);
  if (facet.kind === 'makes') return describeMakes(facet);
  if (facet.selectedCount > 1) return `${facet.selectedCount} selected`;
  return facet.options.find(({ isSelected }) => isSelected)?.label ?? '';
};

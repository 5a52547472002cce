import { describe, expect, it } from 'vitest';
import { describeFacetChoice } from './describe-facet-choice.ts';
import type { FacetOptionView, FacetView } from './facet-view.ts';

const option = (label: string, isSelected: boolean): FacetOptionView => ({
  label,
  count: 1,
  isSelected,
  href: '/search/',
});

const values = (options: readonly FacetOptionView[]): FacetView => ({
  kind: 'values',
  name: 'transmission',
  label: 'Transmission',
  isOpen: false,
  selectedCount: options.filter(({ isSelected }) => isSelected).length,
  options,
  previewCount: 6,
});

const range = (from: number | null, to: number | null, unit: { prefix?: string; suffix?: string } = {}): FacetView => ({
  kind: 'range',
  name: 'price',
  label: 'Price',
  isOpen: true,
  selectedCount: 1,
  min: 0,
  max: 100_000,
  step: 500,
  from,
  to,
  prefix: unit.prefix ?? '',
  suffix: unit.suffix ?? '',
  isGrouped: true,
  fromName: 'from[price]',
  toName: 'to[price]',
  rangeName: 'range[price]',
  action: '/search/',
  hiddenFields: [],
  clearHref: '/search/',
});

describe('describeFacetChoice', () => {
  it('names a single chosen value, or counts several [B3.14]', () => {
    expect(describeFacetChoice(values([option('Automatic', true), option('Manual', false)]))).toBe('Automatic');
    expect(describeFacetChoice(values([option('Automatic', true), option('Manual', true)]))).toBe('2 selected');
    expect(describeFacetChoice(values([option('Automatic', false)]))).toBe('');
  });

  it('formats the bounds of a range with their unit, and leaves open ones out [D.19]', () => {
    expect(describeFacetChoice(range(25_000, 70_000, { prefix: '$' }))).toBe('$25,000 to $70,000');
    expect(describeFacetChoice(range(null, 60_000, { suffix: 'km' }))).toBe('To 60,000 km');
    expect(describeFacetChoice(range(1000, null))).toBe('From 1,000');
    expect(describeFacetChoice(range(null, null))).toBe('');
  });
});

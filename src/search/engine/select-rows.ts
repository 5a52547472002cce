import type { AttributeIndex } from './columns/attribute-index.ts';
import { normaliseFacetText } from './columns/value-dictionary.ts';
import { isInRange, type ValueRange } from './columns/value-range.ts';
import type { Condition, Filter } from './filter/filter.ts';
import { isInArea, parseGeo } from './geo/read-geo.ts';
import { andBits, type Bits, complementBits, copyBits, orBits } from './rows/bitset.ts';
import type { Scratch } from './rows/scratch.ts';
import type { SearchClock } from './thread-budget.ts';

export interface FilterScope {
  readonly attribute: (condition: Condition) => AttributeIndex;
  readonly live: Bits;
  readonly scratch: Scratch;
  readonly clock: SearchClock;
}

export const selectRows = (filter: Filter, scope: FilterScope, target: Bits): void => {
  const mark = scope.scratch.mark;
  scope.clock.check();
  if (filter.kind === 'not') {
    selectRows(filter.filter, scope, target);
    // Excludes removed documents, which would otherwise match a negation.
    complementBits(target, scope.live);
  } else if (filter.kind === 'and') {
    selectAll(filter.filters, scope, target);
  } else if (filter.kind === 'or') {
    target.fill(0);
    const part = scope.scratch.takeDirty();
    for (const inner of filter.filters) {
      selectRows(inner, scope, part);
      orBits(target, part);
    }
  } else selectCondition(filter, scope, target);
  scope.scratch.releaseTo(mark);
};

const selectAll = (filters: readonly Filter[], scope: FilterScope, target: Bits): void => {
  copyBits(target, scope.live);
  const part = scope.scratch.takeDirty();
  for (const inner of filters) {
    selectRows(inner, scope, part);
    andBits(target, part);
  }
};

const selectCondition = (condition: Condition, scope: FilterScope, target: Bits): void => {
  const attribute = scope.attribute(condition);
  switch (condition.kind) {
    case 'in':
      selectValues(attribute, condition.values, scope.scratch, target);
      return;
    case 'range':
      attribute.selectRange(condition, target);
      return;
    case 'textRange':
      attribute.selectText(createTextRangeTest(condition), target);
      return;
    case 'area':
      attribute.selectText((place) => {
        scope.clock.check();
        return isInArea(parseGeo(place), condition.area);
      }, target);
      return;
    case 'exists':
      attribute.selectExisting(scope.live, target);
      return;
    case 'null':
      attribute.selectNull(target);
      return;
    case 'empty':
      attribute.selectEmpty(target);
      return;
    case 'contains':
    case 'startsWith': {
      const text = normaliseFacetText(condition.text);
      const isPrefix = condition.kind === 'startsWith';
      attribute.selectText((value) => (isPrefix ? value.startsWith(text) : value.includes(text)), target);
    }
  }
};

const createTextRangeTest = (range: ValueRange<string>) => {
  const [min, max] = [range.min, range.max].map((bound) =>
    bound === undefined ? undefined : normaliseFacetText(bound),
  );
  const normalised = { ...range, min, max };
  return (text: string): boolean => isInRange(text, normalised);
};

export const selectValues = (
  attribute: AttributeIndex,
  values: readonly string[],
  scratch: Scratch,
  target: Bits,
): void => {
  target.fill(0);
  const mark = scratch.mark;
  const spare = scratch.takeDirty();
  for (const value of values) attribute.orEqual(value, target, spare);
  scratch.releaseTo(mark);
};

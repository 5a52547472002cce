import { SearchError } from '../search-error.ts';
import type { Condition } from './filter.ts';

export const filterError = (message: string): SearchError => new SearchError('invalid_search_filter', message);

const quote = (text: string | number): string => `"${text}"`;

const describeRange = (condition: Extract<Condition, { kind: 'range' | 'textRange' }>): string => {
  const { min, max, isMinExcluded, isMaxExcluded } = condition;
  if (min !== undefined && max !== undefined) return `${quote(min)} TO ${quote(max)}`;
  if (min !== undefined) return `${isMinExcluded === true ? '>' : '>='} ${quote(min)}`;
  return `${isMaxExcluded === true ? '<' : '<='} ${quote(max ?? '')}`;
};

const describeOperation = (condition: Condition): string => {
  switch (condition.kind) {
    case 'in':
      return condition.values.length === 1
        ? `= ${quote(condition.values[0] ?? '')}`
        : `IN [${condition.values.map(quote).join(', ')}]`;
    case 'range':
    case 'textRange':
      return describeRange(condition);
    case 'area':
      return 'IN AREA';
    case 'exists':
      return 'EXISTS';
    case 'null':
      return 'IS NULL';
    case 'empty':
      return 'IS EMPTY';
    case 'contains':
      return `CONTAINS ${quote(condition.text)}`;
    case 'startsWith':
      return `STARTS WITH ${quote(condition.text)}`;
  }
};

export const describeCondition = (condition: Condition): string =>
  `${quote(condition.attribute)} ${describeOperation(condition)}`;

import { matchesNamePattern } from '../../engine/matches-name-pattern.ts';
import { anything, type FieldsOf, positive, readFields, texts, truth } from './read-fields.ts';
import type { VisibleIndex } from './run-query.ts';
import type { ListAnswer } from './write-answer.ts';

export const listFieldsFields = {
  offset: positive('invalid_index_offset'),
  limit: positive('invalid_index_limit'),
  filter: anything('invalid_index_fields_filter'),
} as const;

const filterCode = 'invalid_index_fields_filter';
const filterFields = {
  attributePatterns: texts(filterCode),
  displayed: truth(filterCode),
  searchable: truth(filterCode),
  sortable: truth(filterCode),
  distinct: truth(filterCode),
  rankingRule: truth(filterCode),
  filterable: truth(filterCode),
} as const;

const defaultLimit = 20;

export const listFields = (index: VisibleIndex, fields: FieldsOf<typeof listFieldsFields>): ListAnswer => {
  const { engine, mandatoryFilter } = index;
  const { settings } = engine;
  const origin = { kind: 'body', path: '.filter' } as const;
  const { attributePatterns, ...wanted } = readFields(filterFields, fields.filter ?? {}, origin, 'refused');
  const searchable = new Set([...settings.searchableTiers.flat(), ...settings.identifierAttributes]);
  const described = [...engine.countAttributes(mandatoryFilter).keys()].sort().map((name) => {
    const isFilterable = settings.filterableAttributes.includes(name);
    const rankOrder = settings.defaultSort.find((step) => step.startsWith(`${name}:`))?.split(':')[1];
    return {
      name,
      displayed: { enabled: true },
      searchable: { enabled: searchable.has(name) },
      sortable: { enabled: settings.sortableAttributes.includes(name) },
      distinct: { enabled: false },
      rankingRule: { enabled: rankOrder !== undefined, ...(rankOrder === undefined ? {} : { order: rankOrder }) },
      filterable: {
        enabled: isFilterable,
        sortBy: 'alpha',
        facetSearch: isFilterable,
        equality: isFilterable,
        comparison: isFilterable,
      },
      localized: { locales: [] },
    };
  });
  const results = described.filter((field) => {
    const isNamed = attributePatterns?.some((pattern) => matchesNamePattern(field.name, pattern)) ?? true;
    const kinds = Object.entries(wanted) as [keyof typeof wanted, boolean][];
    return isNamed && kinds.every(([kind, isWanted]) => field[kind].enabled === isWanted);
  });
  const offset = fields.offset ?? 0;
  const limit = fields.limit ?? defaultLimit;
  return {
    listName: 'results',
    entries: results.slice(offset, offset + limit),
    rest: { offset, limit, total: results.length },
  };
};

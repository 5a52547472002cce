import { parseFilter } from '../../engine/filter/parse-filter.ts';
import { SearchError, type SearchErrorCode } from '../../engine/search-error.ts';
import { ProtocolError, type ProtocolErrorCode } from './protocol-error.ts';
import { maxHits, shapeEach, type VisibleIndex } from './run-query.ts';
import type { DocumentFields } from './search-fields.ts';
import { createAttributeSelector } from './select-attributes.ts';
import { answerLimits, type ListAnswer } from './write-answer.ts';

const defaultLimit = 20;

const codesOfDocuments: Partial<Record<SearchErrorCode, ProtocolErrorCode>> = {
  invalid_search_filter: 'invalid_document_filter',
  invalid_search_sort: 'invalid_document_sort',
};

const withDocumentErrors = <T>(run: () => T): T => {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    throw new ProtocolError(codesOfDocuments[error.code] ?? error.code, error.message);
  }
};

const createShaper = (fields: DocumentFields) => {
  const select = createAttributeSelector(fields.fields);
  return (document: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
    ...select(document),
    ...(fields.retrieveVectors === true ? { _vectors: {} } : {}),
  });
};

export const listDocuments = (index: VisibleIndex, fields: DocumentFields): ListAnswer => {
  const limit = Math.min(fields.limit ?? defaultLimit, maxHits);
  const offset = fields.offset ?? 0;
  const found = withDocumentErrors(() =>
    index.engine.search({
      filter: index.mandatoryFilter,
      narrowing: parseFilter(fields.filter),
      ...(fields.ids !== undefined && { ids: fields.ids }),
      sort: fields.sort ?? [],
      offset,
      limit,
      maxMs: answerLimits.maxMs,
    }),
  );
  const shape = createShaper(fields);
  return {
    listName: 'results',
    entries: shapeEach(found.hits.length, (place) => shape(found.hits[place] ?? {})),
    rest: { offset, limit, total: found.totalHits },
  };
};

export const readDocument = (index: VisibleIndex, id: string, fields: DocumentFields): Record<string, unknown> => {
  const { engine, mandatoryFilter } = index;
  const [document] = engine.search({ filter: mandatoryFilter, ids: [id], limit: 1 }).hits;
  if (document === undefined) throw new ProtocolError('document_not_found', `Document \`${id}\` not found.`);
  return createShaper(fields)(document);
};

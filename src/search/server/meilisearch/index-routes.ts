import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { parseFilter } from '../../engine/filter/parse-filter.ts';
import type { SearchEngine } from '../../engine/search-api.ts';
import { describeSettings } from './describe-settings.ts';
import { listDocuments, readDocument } from './documents.ts';
import type { KeyAction } from './key-actions.ts';
import { listFields, listFieldsFields } from './list-fields.ts';
import { ProtocolError, type ProtocolErrorCode } from './protocol-error.ts';
import { type FieldsOf, readFields } from './read-fields.ts';
import { runQuery, type VisibleIndex, withProtocolErrors } from './run-query.ts';
import { documentFields, type FacetSearchFields, facetSearchFields, searchFields } from './search-fields.ts';
import { answerLimits, createAnswerWriter, type ListAnswer } from './write-answer.ts';

/** The protocol wants a date for each index; nothing here depends on it. */
export const epoch = '2026-01-01T00:00:00Z';

type Handler = (index: VisibleIndex, request: FastifyRequest) => string;
type Params = Readonly<Record<string, string>>;

export const paramOf = (request: FastifyRequest, name: string): string => (request.params as Params)[name] ?? '';
const fromBody = { kind: 'body', path: '' } as const;
const fromQuery = { kind: 'parameter' } as const;

/** Creates the writer before running the search, so that the time limit covers both. */
const writeList = (errorCode: ProtocolErrorCode, find: () => ListAnswer): string => {
  const writer = createAnswerWriter();
  return writer.write(find(), errorCode);
};

export const describeIndex = (uid: string, engine: SearchEngine): Record<string, unknown> => ({
  uid,
  createdAt: epoch,
  updatedAt: epoch,
  primaryKey: engine.settings.primaryKey,
});

const readSetting: Handler = ({ engine }, request) => {
  const name = paramOf(request, 'name').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const settings = describeSettings(engine.settings);
  if (!Object.hasOwn(settings, name)) throw new ProtocolError('not_found', `Setting \`${name}\` not found.`);
  return JSON.stringify(settings[name]);
};

export const countStats = ({ engine, mandatoryFilter }: VisibleIndex): Record<string, unknown> => {
  const numberOfDocuments = engine.count(mandatoryFilter);
  const bytes = engine.memoryBytes();
  return {
    numberOfDocuments,
    rawDocumentDbSize: bytes,
    avgDocumentSize: numberOfDocuments === 0 ? 0 : Math.round(bytes / numberOfDocuments),
    isIndexing: false,
    numberOfEmbeddings: 0,
    numberOfEmbeddedDocuments: 0,
    fieldDistribution: Object.fromEntries([...engine.countAttributes(mandatoryFilter)].sort()),
  };
};

export const isDescribed = (request: FastifyRequest): boolean => request.headers['meili-include-metadata'] === 'true';

const answerSearch = (index: VisibleIndex, request: FastifyRequest, fields: FieldsOf<typeof searchFields>): string =>
  writeList('invalid_search_limit', () =>
    runQuery(index, fields, {
      requestUid: randomUUID(),
      isDescribed: isDescribed(request),
      maxMs: answerLimits.maxMs,
    }),
  );

const runFacetQuery = (index: VisibleIndex, fields: FacetSearchFields): Record<string, unknown> => {
  const started = performance.now();
  const { facetName } = fields;
  if (facetName === undefined) {
    throw new ProtocolError('missing_facet_search_facet_name', 'Missing field `facetName`');
  }
  const facetHits = withProtocolErrors(index.uid, () =>
    index.engine.facetSearch({
      facet: facetName,
      facetQuery: fields.facetQuery ?? '',
      query: fields.q ?? '',
      filter: index.mandatoryFilter,
      narrowing: parseFilter(fields.filter),
      maxMs: answerLimits.maxMs,
      matchingStrategy: fields.matchingStrategy ?? 'last',
    }),
  );
  return {
    facetHits,
    facetQuery: fields.facetQuery ?? null,
    processingTimeMs: Math.round(performance.now() - started),
  };
};

export const indexRoutes: readonly {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly action: KeyAction;
  readonly handle: Handler;
}[] = [
  {
    method: 'GET',
    path: '',
    action: 'indexes.get',
    handle: ({ uid, engine }) => JSON.stringify(describeIndex(uid, engine)),
  },
  {
    method: 'POST',
    path: '/search',
    action: 'search',
    handle: (index, request) =>
      answerSearch(index, request, readFields(searchFields, request.body, fromBody, 'refused')),
  },
  {
    method: 'GET',
    path: '/search',
    action: 'search',
    handle: (index, request) =>
      answerSearch(index, request, readFields(searchFields, request.query, fromQuery, 'refused')),
  },
  {
    method: 'POST',
    path: '/facet-search',
    action: 'search',
    handle: (index, request) =>
      JSON.stringify(runFacetQuery(index, readFields(facetSearchFields, request.body, fromBody, 'ignored'))),
  },
  {
    method: 'GET',
    path: '/documents',
    action: 'documents.get',
    handle: (index, request) =>
      writeList('invalid_document_limit', () =>
        listDocuments(index, readFields(documentFields, request.query, fromQuery, 'refused')),
      ),
  },
  {
    method: 'POST',
    path: '/documents/fetch',
    action: 'documents.get',
    handle: (index, request) =>
      writeList('invalid_document_limit', () =>
        listDocuments(index, readFields(documentFields, request.body, fromBody, 'refused')),
      ),
  },
  {
    method: 'GET',
    path: '/documents/:id',
    action: 'documents.get',
    handle: (index, request) =>
      JSON.stringify(
        readDocument(index, paramOf(request, 'id'), readFields(documentFields, request.query, fromQuery, 'refused')),
      ),
  },
  {
    method: 'POST',
    path: '/fields',
    action: 'settings.get',
    handle: (index, request) =>
      writeList('invalid_index_limit', () =>
        listFields(index, readFields(listFieldsFields, request.body, fromBody, 'refused')),
      ),
  },
  {
    method: 'GET',
    path: '/settings',
    action: 'settings.get',
    handle: ({ engine }) => JSON.stringify(describeSettings(engine.settings)),
  },
  { method: 'GET', path: '/settings/:name', action: 'settings.get', handle: readSetting },
  { method: 'GET', path: '/stats', action: 'stats.get', handle: (index) => JSON.stringify(countStats(index)) },
];

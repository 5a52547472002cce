import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { parseFilter } from '../../engine/filter/parse-filter.ts';
import { describeSettings } from './describe-settings.ts';
import { listDocuments, readDocument } from './documents.ts';
import type { KeyAction } from './key-actions.ts';
import { listFields, listFieldsFields } from './list-fields.ts';
import { ProtocolError, type ProtocolErrorCode } from './protocol-error.ts';
import { type FieldsOf, type FieldTable, readFields } from './read-fields.ts';
import { runQuery, type VisibleIndex, withProtocolErrors } from './run-query.ts';
import { documentFields, type FacetSearchFields, facetSearchFields, searchFields } from './search-fields.ts';
import { answerLimits, createAnswerWriter, type ListAnswer } from './write-answer.ts';

/** The protocol requires dates for each index. Nothing here depends on them. */
export const epoch = '2026-01-01T00:00:00Z';

type Handler = (index: VisibleIndex, request: FastifyRequest) => string;
type Params = Readonly<Record<string, string>>;

export const paramOf = (request: FastifyRequest, name: string): string => (request.params as Params)[name] ?? '';

type ReadRequest = <Table extends FieldTable>(table: Table, request: FastifyRequest) => FieldsOf<Table>;
const fromBody: ReadRequest = (table, { body }) => readFields(table, body, { kind: 'body', path: '' }, 'refused');
const fromQuery: ReadRequest = (table, { query }) => readFields(table, query, { kind: 'parameter' }, 'refused');

const writeList = (errorCode: ProtocolErrorCode, find: () => ListAnswer): string => {
  const writer = createAnswerWriter();
  return writer.write(find(), errorCode);
};

export const describeIndex = ({ uid, engine }: Pick<VisibleIndex, 'uid' | 'engine'>): Record<string, unknown> => ({
  uid,
  createdAt: epoch,
  updatedAt: epoch,
  primaryKey: engine.settings.primaryKey,
});

const readSettings: Handler = ({ engine }) => JSON.stringify(describeSettings(engine.settings));

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

const answerSearch =
  (read: ReadRequest): Handler =>
  (index, request) =>
    writeList('invalid_search_limit', () =>
      runQuery(index, read(searchFields, request), {
        requestUid: randomUUID(),
        isDescribed: isDescribed(request),
        maxMs: answerLimits.maxMs,
      }),
    );

const answerDocuments =
  (read: ReadRequest): Handler =>
  (index, request) =>
    writeList('invalid_document_limit', () => listDocuments(index, read(documentFields, request)));

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

const answerFacetSearch: Handler = (index, { body }) =>
  JSON.stringify(runFacetQuery(index, readFields(facetSearchFields, body, { kind: 'body', path: '' }, 'ignored')));

const answerDocument: Handler = (index, request) =>
  JSON.stringify(readDocument(index, paramOf(request, 'id'), fromQuery(documentFields, request)));

const answerFields: Handler = (index, request) =>
  writeList('invalid_index_limit', () => listFields(index, fromBody(listFieldsFields, request)));

export const indexRoutes: readonly {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly action: KeyAction;
  readonly handle: Handler;
}[] = [
  { method: 'GET', path: '', action: 'indexes.get', handle: (index) => JSON.stringify(describeIndex(index)) },
  { method: 'POST', path: '/search', action: 'search', handle: answerSearch(fromBody) },
  { method: 'GET', path: '/search', action: 'search', handle: answerSearch(fromQuery) },
  { method: 'POST', path: '/facet-search', action: 'search', handle: answerFacetSearch },
  { method: 'GET', path: '/documents', action: 'documents.get', handle: answerDocuments(fromQuery) },
  { method: 'POST', path: '/documents/fetch', action: 'documents.get', handle: answerDocuments(fromBody) },
  { method: 'GET', path: '/documents/:id', action: 'documents.get', handle: answerDocument },
  { method: 'POST', path: '/fields', action: 'settings.get', handle: answerFields },
  { method: 'GET', path: '/settings', action: 'settings.get', handle: readSettings },
  { method: 'GET', path: '/settings/:name', action: 'settings.get', handle: readSetting },
  { method: 'GET', path: '/stats', action: 'stats.get', handle: (index) => JSON.stringify(countStats(index)) },
];

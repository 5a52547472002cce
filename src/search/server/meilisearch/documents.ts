import { parseFilter } from '../../engine/filter/parse-filter.ts';
import type { SearchSettings } from '../../engine/search-api.ts';
import type { SearchDocument } from '../../engine/text/text-index.ts';
import { ProtocolError } from './protocol-error.ts';
import {
  maxHits,
  omitWithheld,
  pickAttributes,
  readWanted,
  type VisibleIndex,
  withProtocolErrors,
} from './run-query.ts';
import type { DocumentFields } from './search-fields.ts';
import { answerLimits, type ListAnswer } from './write-answer.ts';

const defaultLimit = 20;

/** A filter that holds for the documents with these ids. */
const idFilter = (primaryKey: string, ids: readonly string[] | undefined) =>
  ids === undefined ? undefined : ({ kind: 'in', attribute: primaryKey, values: ids } as const);

function* pickEach(
  documents: readonly SearchDocument[],
  wanted: ReadonlySet<string> | undefined,
  settings: SearchSettings,
) {
  for (const document of documents) yield pickAttributes(omitWithheld(document, settings), wanted);
}

/** Documents that the site lists, in its order. */
export const listDocuments = (index: VisibleIndex, fields: DocumentFields): ListAnswer => {
  const { engine } = index;
  const limit = fields.limit ?? defaultLimit;
  const offset = fields.offset ?? 0;
  const found = withProtocolErrors(index.uid, () => {
    const filters = [idFilter(engine.settings.primaryKey, fields.ids), parseFilter(fields.filter)];
    return engine.search({
      filter: index.mandatoryFilter,
      narrowing: { kind: 'and', filters: filters.filter((filter) => filter !== undefined) },
      sort: fields.sort ?? [],
      offset,
      limit: Math.min(limit, maxHits),
      maxMs: answerLimits.maxMs,
    });
  });
  const wanted = readWanted(fields.fields);
  return {
    listName: 'results',
    entries: pickEach(found.hits, wanted, engine.settings),
    rest: { offset, limit, total: found.totalHits },
  };
};

/** One document, when the site lists it. */
export const readDocument = (index: VisibleIndex, id: string, fields: DocumentFields): Record<string, unknown> => {
  const { engine, mandatoryFilter } = index;
  const { primaryKey } = engine.settings;
  const document = engine.find(id);
  const isListed =
    document !== undefined &&
    engine.search({
      filter: mandatoryFilter,
      narrowing: { kind: 'in', attribute: primaryKey, values: [id] },
      limit: 0,
    }).totalHits > 0;
  if (!isListed) throw new ProtocolError('document_not_found', `Document \`${id}\` not found.`);
  return pickAttributes(omitWithheld(document, engine.settings), readWanted(fields.fields));
};

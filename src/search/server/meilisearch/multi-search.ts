import { setImmediate as letOthersWork } from 'node:timers/promises';
import { showJson } from '#src/lib/show-json.ts';
import { insideQuery, ProtocolError } from './protocol-error.ts';
import { readFields } from './read-fields.ts';
import { maxHits, runQuery, type VisibleIndex } from './run-query.ts';
import { multiSearchFields } from './search-fields.ts';
import { createAnswerWriter } from './write-answer.ts';

/** Searches of one request. */
const maxQueries = 50;
/** Hits of all answers together: 50 whole stocks would be written for one small request. */
const maxHitsTogether = 2 * maxHits;

const readQueries = (body: unknown): unknown[] => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const found = Array.isArray(body) ? `an array: \`${showJson(body)}\`` : 'nothing';
    throw new ProtocolError('bad_request', `Invalid value type: expected an object, but found ${found}`);
  }
  const { queries, federation } = body as { readonly queries?: unknown; readonly federation?: unknown };
  if (federation !== undefined && federation !== null) {
    throw new ProtocolError('feature_not_enabled', 'Federated search is not supported by this server.');
  }
  if (queries === undefined) throw new ProtocolError('bad_request', 'Missing field `queries`');
  if (!Array.isArray(queries)) {
    throw new ProtocolError('bad_request', 'Invalid value type at `.queries`: expected an array');
  }
  if (queries.length > maxQueries) {
    throw new ProtocolError('bad_request', `More than ${maxQueries} queries in one request.`);
  }
  return queries;
};

/** Answers several searches in the protocol's form; the first that fails fails the request. @spec B7.07 */
export const runMultiSearch = async (body: unknown, openIndex: (uid: string) => VisibleIndex): Promise<string> => {
  const queries = readQueries(body).map((query, place) => {
    const path = `.queries[${place}]`;
    const { indexUid, ...fields } = readFields(multiSearchFields, query, { kind: 'body', path }, 'refused');
    if (indexUid === undefined) {
      throw new ProtocolError('missing_index_uid', `Missing field \`indexUid\` inside \`${path}\``);
    }
    return { indexUid, fields };
  });
  const writer = createAnswerWriter();
  const results: string[] = [];
  let room = maxHitsTogether;
  for (const [place, { indexUid, fields }] of queries.entries()) {
    try {
      await writer.pause(letOthersWork);
      const index = openIndex(indexUid);
      const bounds = { maxHits: Math.min(room, maxHits), maxMs: writer.leftMs() };
      const { hitCount, ...answer } = runQuery(index, fields, bounds);
      room -= hitCount;
      results.push(writer.write({ ...answer, rest: { indexUid, ...answer.rest } }, 'invalid_search_limit'));
    } catch (error) {
      throw error instanceof ProtocolError ? insideQuery(error, place) : error;
    }
  }
  return `{"results":[${results.join()}]}`;
};

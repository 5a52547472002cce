import { setImmediate as letOthersWork } from 'node:timers/promises';
import { showJson } from '#src/lib/show-json.ts';
import { readFederation, runFederatedSearch } from './federated-search.ts';
import { type IndexQuery, type MultiSearchContext, readIndexQuery, withQueryErrors } from './index-query.ts';
import { ProtocolError } from './protocol-error.ts';
import { maxHits, runQuery } from './run-query.ts';
import { createAnswerWriter } from './write-answer.ts';

const maxQueries = 50;
const maxHitsTogether = 2 * maxHits;

const readBody = (body: unknown): { readonly queries: readonly unknown[]; readonly federation: unknown } => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const found = Array.isArray(body) ? `an array: \`${showJson(body)}\`` : 'nothing';
    throw new ProtocolError('bad_request', `Invalid value type: expected an object, but found ${found}`);
  }
  const { queries, federation } = body as { readonly queries?: unknown; readonly federation?: unknown };
  if (queries === undefined) throw new ProtocolError('bad_request', 'Missing field `queries`');
  if (!Array.isArray(queries)) {
    throw new ProtocolError('bad_request', 'Invalid value type at `.queries`: expected an array');
  }
  if (queries.length > maxQueries) {
    throw new ProtocolError('bad_request', `More than ${maxQueries} queries in one request.`);
  }
  return { queries, federation };
};

const refuseFederationOptions = ({ fields }: IndexQuery): void => {
  if (fields.federationOptions === undefined) return;
  throw new ProtocolError(
    'invalid_multi_search_federation_options',
    'Using `federationOptions` is not allowed in a non-federated search.\n - Hint: remove `federationOptions` from the query or add `federation` to the request.',
  );
};

/** If one search fails, the whole request fails. @spec B7.07 */
export const runMultiSearch = async (body: unknown, context: MultiSearchContext): Promise<string> => {
  const read = readBody(body);
  const queries = read.queries.map(readIndexQuery);
  if (read.federation !== undefined && read.federation !== null) {
    return runFederatedSearch(queries, readFederation(read.federation), context);
  }
  const writer = createAnswerWriter();
  const results: string[] = [];
  let room = maxHitsTogether;
  for (const [place, query] of queries.entries()) {
    await withQueryErrors(place, async () => {
      refuseFederationOptions(query);
      await writer.pause(letOthersWork);
      const index = await context.openIndex(query.indexUid);
      const { hitCount, ...answer } = runQuery(index, query.fields, { ...context, maxMs: writer.leftMs() });
      room -= hitCount;
      if (room < 0) {
        const message = `The searches of one request have more than ${maxHitsTogether} hits together. Ask for fewer.`;
        throw new ProtocolError('invalid_search_limit', message);
      }
      const rest = { indexUid: query.indexUid, ...answer.rest };
      results.push(writer.write({ ...answer, rest }, 'invalid_search_limit'));
    });
  }
  return `{"results":[${results.join()}]}`;
};

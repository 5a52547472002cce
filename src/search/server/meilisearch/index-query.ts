import { insideQuery, ProtocolError } from './protocol-error.ts';
import { type FieldsOf, readFields } from './read-fields.ts';
import type { QueryContext, VisibleIndex } from './run-query.ts';
import { multiSearchFields } from './search-fields.ts';

export interface IndexQuery {
  readonly indexUid: string;
  readonly fields: Omit<FieldsOf<typeof multiSearchFields>, 'indexUid'>;
}

export const readIndexQuery = (query: unknown, place: number): IndexQuery => {
  const path = `.queries[${place}]`;
  const { indexUid, ...fields } = readFields(multiSearchFields, query, { kind: 'body', path }, 'refused');
  if (indexUid === undefined) {
    throw new ProtocolError('missing_index_uid', `Missing field \`indexUid\` inside \`${path}\``);
  }
  return { indexUid, fields };
};

export interface MultiSearchContext extends Omit<QueryContext, 'maxMs'> {
  readonly openIndex: (uid: string) => Promise<VisibleIndex>;
}

export const withQueryErrors = async <T>(place: number, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    throw error instanceof ProtocolError ? insideQuery(error, place) : error;
  }
};

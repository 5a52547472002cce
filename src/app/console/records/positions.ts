import { isUuid } from '#src/lib/is-uuid.ts';
import type { RecordPosition } from '#src/staff/rules/record-position.ts';
import type { RecordListPages } from '#src/staff/view/record-view.ts';

const pattern = /^(\d{1,15})-([\da-f-]{36})$/;

const readPosition = ({ searchParams }: URL): RecordPosition | null => {
  const [, atMs, uuid] = pattern.exec(searchParams.get('after') ?? '') ?? [];
  return uuid === undefined || !isUuid(uuid) ? null : { atMs: Number(atMs), uuid };
};

export const addressOf = (path: string, parameters: Readonly<Record<string, string | null>>): string => {
  const set = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
};

export interface RecordPages<Row> {
  readonly rows: readonly Row[];
  readonly pages: RecordListPages;
}

export const recordsPerPage = 50;

interface PagedList<Row> {
  readonly url: URL;
  readonly path: string;
  readonly group: string | null;
  readonly list: (after: RecordPosition | null, limit: number) => Promise<readonly Row[]>;
  readonly positionOf: (row: Row) => RecordPosition;
}

export const loadRecordPages = async <Row>(asked: PagedList<Row>): Promise<RecordPages<Row>> => {
  const { url, path, group, list, positionOf } = asked;
  const after = readPosition(url);
  const hrefAfter = (next: string | null): string => addressOf(path, { state: group, after: next });
  const listed = await list(after, recordsPerPage + 1);
  const rows = listed.slice(0, recordsPerPage);
  const last = listed.length > recordsPerPage ? rows.at(-1) : undefined;
  const next = last && positionOf(last);
  return {
    rows,
    pages: {
      firstHref: after === null ? null : hrefAfter(null),
      nextHref: next === undefined ? null : hrefAfter(`${next.atMs}-${next.uuid}`),
    },
  };
};

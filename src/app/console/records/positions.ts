import { isUuid } from '#src/lib/is-uuid.ts';

/** Where the next page of a list begins: after this row. */
export interface RecordPosition {
  readonly atMs: number;
  readonly uuid: string;
}

const pattern = /^(\d{1,15})-([\da-f-]{36})$/;

export const readPosition = ({ searchParams }: URL): RecordPosition | null => {
  const [, atMs, uuid] = pattern.exec(searchParams.get('after') ?? '') ?? [];
  return uuid === undefined || !isUuid(uuid) ? null : { atMs: Number(atMs), uuid };
};

/** Returns the address of the page with these parameters, without those that are null. */
export const addressOf = (path: string, parameters: Readonly<Record<string, string | null>>): string => {
  const set = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
};

export interface RecordPages<Row> {
  readonly rows: readonly Row[];
  readonly firstHref: string | null;
  readonly nextHref: string | null;
}

export const recordsPerPage = 50;

/** @param listed up to one row more than a page has, which shows whether there is another page */
export const splitPages = <Row>(
  listed: readonly Row[],
  positionOf: (row: Row) => RecordPosition,
  after: RecordPosition | null,
  hrefOf: (after: string | null) => string,
): RecordPages<Row> => {
  const rows = listed.slice(0, recordsPerPage);
  const last = rows.at(-1);
  const hasMore = listed.length > recordsPerPage && last !== undefined;
  const next = hasMore ? positionOf(last) : null;
  return {
    rows,
    firstHref: after === null ? null : hrefOf(null),
    nextHref: next === null ? null : hrefOf(`${next.atMs}-${next.uuid}`),
  };
};

import type { StoreTable } from './list-tables.ts';

// A dump is text, one line a row: the table's name, a tab, the row as JSON. The first line says what the dump is, the
// last how many rows it has, so that a dump that was cut off is refused.

export const headerMark = '#forecourt-dump';
export const endMark = '#end';

export interface DumpHeader {
  readonly format: 1;
  /** Of the newest migration, in ms since 1970: a store that is older cannot take the dump. */
  readonly migrationMoment: number;
  readonly tables: readonly StoreTable[];
}

/** The dump cannot be read, or does not fit the store. Nothing was changed. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
}

export const formatLine = (mark: string, json: string): string => `${mark}\t${json}\n`;

/** A line's mark (a table's name, or one of the two marks above) and its JSON. */
export const splitLine = (line: string): { readonly mark: string; readonly json: string } => {
  const tab = line.indexOf('\t');
  if (tab === -1) throw new DumpError('A line of the dump has no tab: this is not a dump of Forecourt.');
  return { mark: line.slice(0, tab), json: line.slice(tab + 1) };
};

/** Reads the first line. */
export const parseHeader = (line: string | undefined): DumpHeader => {
  if (line === undefined || !line.startsWith(`${headerMark}\t`)) {
    throw new DumpError('The file does not begin as a dump of Forecourt.');
  }
  const header = JSON.parse(splitLine(line).json) as DumpHeader;
  if (header.format !== 1) throw new DumpError(`The dump has format ${header.format}; this version reads format 1.`);
  return header;
};

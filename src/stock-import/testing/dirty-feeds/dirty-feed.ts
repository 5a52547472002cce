import type { FeedFormat } from '../../rules/config.ts';

export interface DirtyFeed {
  readonly name: string;
  readonly bytes: Buffer;
  readonly format: FeedFormat;
  readonly switches?: object;
  /** The tested fields of each vehicle, in the feed's order; null for a file that is refused whole. */
  readonly vehicles: readonly Readonly<Record<string, unknown>>[] | null;
  /**
   * `refused` has a part of each refusal's text, in the feed's order. `warned` has a part of each warning's text, in
   * any order. If either is left out, none are expected. Neither is checked for a file that is refused whole.
   */
  readonly refused?: readonly string[];
  readonly warned?: readonly string[];
  readonly failure?: string;
  readonly hasHeldRow?: boolean;
  readonly missingPhotos?: readonly string[];
}

type Expected = Omit<DirtyFeed, 'name' | 'bytes' | 'format'>;

export const feed = (name: string, format: FeedFormat, content: string | Buffer, expected: Expected): DirtyFeed => ({
  name,
  format,
  bytes: Buffer.from(content),
  ...expected,
});

export const utf16 = (text: string, order: 'le' | 'be', hasMark: boolean): Buffer => {
  const bytes = Buffer.from(`${hasMark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

export const windows1252 = (text: string): Buffer =>
  Buffer.from(text.replaceAll('’', '\u0092').replaceAll('–', '\u0096').replaceAll('€', '\u0080'), 'latin1');

const headings = 'Stock No,Make,Model,Year';

export const oneCell = (
  heading: string,
  cell: string,
  vehicle: Readonly<Record<string, unknown>>,
  warned: readonly string[] = [],
  switches: object = {},
): DirtyFeed =>
  feed(
    `${heading} '${cell.length > 40 ? `${cell.slice(0, 40)}...` : cell}'${Object.keys(switches).length > 0 ? ` with ${JSON.stringify(switches)}` : ''}`,
    'csv',
    `${headings},${heading}\nU1,Kia,Rio,2020,"${cell.replaceAll('"', '""')}"\n`,
    { vehicles: [{ stockNumber: 'U1', ...vehicle }], warned, switches },
  );

export const yearCell = (cell: string, year: number): DirtyFeed =>
  feed(`Year '${cell}'`, 'csv', `${headings}\nU1,Kia,Rio,${cell}\n`, { vehicles: [{ stockNumber: 'U1', year }] });

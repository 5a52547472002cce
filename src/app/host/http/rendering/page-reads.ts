import { hash } from 'node:crypto';
import type { PageQueries } from '#src/app/storefront/page-queries.server.ts';
import { writeText } from '#src/lib/view-text.ts';

type RunQuery = (...args: readonly unknown[]) => Promise<unknown>;

/** A query that a page sent while it was rendered. */
export interface PageRead {
  readonly name: string;
  readonly args: readonly unknown[];
  /** Of what the query returned. Null if it failed or lists stock. */
  readonly digest: string | null;
}

/** Queries with large answers, which contain nothing that JSON can't. */
const textQueries: ReadonlySet<string> = new Set<keyof PageQueries>([
  'loadShell',
  'loadHome',
  'loadSearch',
  'loadVehicle',
]);

/** True if the answer passes to the page as text. */
export const isTextAnswer = (name: string, answer: unknown): answer is object =>
  textQueries.has(name) && typeof answer === 'object' && answer !== null;

/** Nearly every change of stock changes what this query returns, so a digest and a repetition would be wasted. */
const listing: keyof PageQueries = 'loadSearch';

const writeCollection = (_key: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? { [value.constructor.name]: [...value] } : value;

/** JSON, because what `v8.serialize` writes also depends on how a value was made. */
const digestText = (text: string): string => hash('sha1', text, 'base64url');

/** The frame around pages is the same object for many of them. */
const digests = new WeakMap<object, string>();

const digestAnswer = (answer: object): string => {
  const digest = digests.get(answer) ?? digestText(writeText(answer));
  digests.set(answer, digest);
  return digest;
};

const digestOf = (name: string, value: unknown): string =>
  isTextAnswer(name, value) ? digestAnswer(value) : digestText(JSON.stringify(value, writeCollection) ?? 'undefined');

const listQueries = (queries: PageQueries): readonly (readonly [string, RunQuery])[] =>
  Object.entries(queries) as unknown as readonly (readonly [string, RunQuery])[];

/** Returns the same queries, which note in `reads` what they returned. */
export const recordReads = (queries: PageQueries) => {
  const reads: PageRead[] = [];
  const recorded = listQueries(queries).map(([name, run]): readonly [string, RunQuery] => [
    name,
    async (...args) => {
      const at = reads.push({ name, args, digest: null }) - 1;
      const value = await run(...args);
      if (name !== listing) reads[at] = { name, args, digest: digestOf(name, value) };
      return value;
    },
  ]);
  return { queries: Object.fromEntries(recorded) as unknown as PageQueries, reads };
};

/** True if the page can be confirmed by repeating its queries. */
export const canBeRepeated = (reads: readonly PageRead[]): boolean =>
  reads.length > 0 && reads.every(({ digest }) => digest !== null);

/** True if each query returns what it returned before, so that the page would be rendered the same. */
export const areReadsUnchanged = async (reads: readonly PageRead[], queries: PageQueries): Promise<boolean> => {
  const runs = new Map(listQueries(queries));
  for (const { name, args, digest } of reads) {
    const run = runs.get(name);
    if (run === undefined || digestOf(name, await run(...args)) !== digest) return false;
  }
  return true;
};

import { hash } from 'node:crypto';
import type { PageQueries } from '#src/app/storefront/page-queries.server.ts';
import { writeText } from '#src/lib/view-text.ts';

type RunQuery = (...args: readonly unknown[]) => Promise<unknown>;

export interface PageRead {
  readonly name: string;
  readonly args: readonly unknown[];
  /** Digest of what the query returned. Null for `loadSearch`, and until the query succeeds. */
  readonly digest: string | null;
}

/** Queries with large results that JSON can represent completely. */
const textQueries: ReadonlySet<string> = new Set<keyof PageQueries>([
  'loadShell',
  'loadHome',
  'loadSearch',
  'loadVehicle',
]);

export const isTextAnswer = (name: string, answer: unknown): answer is object =>
  textQueries.has(name) && typeof answer === 'object' && answer !== null;

export const sharedQueries: ReadonlySet<string> = new Set<keyof PageQueries>(['loadShell']);

/** Nearly every change of stock changes this query's result, so digesting and repeating it would be wasted work. */
const listing: keyof PageQueries = 'loadSearch';

const writeCollection = (_key: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? { [value.constructor.name]: [...value] } : value;

/** Takes JSON, because `v8.serialize` can write equal values differently. */
const digestText = (text: string): string => hash('sha1', text, 'base64url');

/** Caches digests by result object, because many pages get the same shell object. */
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

export const canBeRepeated = (reads: readonly PageRead[]): boolean =>
  reads.length > 0 && reads.every(({ digest }) => digest !== null);

export const areReadsUnchanged = async (reads: readonly PageRead[], queries: PageQueries): Promise<boolean> => {
  const runs = new Map(listQueries(queries));
  for (const { name, args, digest } of reads) {
    const run = runs.get(name);
    if (run === undefined || digestOf(name, await run(...args)) !== digest) return false;
  }
  return true;
};

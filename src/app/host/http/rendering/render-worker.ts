import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageQueries } from '#src/app/storefront/page-queries.server.ts';
import { compressAtOnce } from '#src/platform/cache/cached-page.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createPageWriter, type PageBuild } from './create-page-writer.ts';
import {
  type FromRenderThread,
  type Query,
  type QueryOutcome,
  type ToRenderThread,
  toError,
  toFault,
} from './render-messages.ts';

// Renders pages in a thread. Loaders' queries are sent to the main thread, which holds the stock.

// Linux sets the priority per thread, so cached responses come before renders when processors are scarce.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { buildUrl } = workerData as { readonly buildUrl: string };
const build = (await import(buildUrl)) as PageBuild;
const writePage = createPageWriter(build);
const sites = new Map<string, ResolvedSite>();
const asked = new Map<number, (outcome: QueryOutcome) => void>();
let lastQueryId = 0;

const post = (message: FromRenderThread, transfer: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, [...transfer]);

const ask = async (renderId: number, query: Query): Promise<unknown> => {
  lastQueryId += 1;
  const queryId = lastQueryId;
  const outcome = await new Promise<QueryOutcome>((resolve) => {
    asked.set(queryId, resolve);
    post({ kind: 'query', renderId, queryId, query });
  });
  if ('fault' in outcome) throw toError(outcome.fault);
  return 'answer' in outcome ? build.entry.module.readAnswer(outcome.answer) : outcome.value;
};

const createQueries = (renderId: number): PageQueries =>
  new Proxy({} as PageQueries, {
    get:
      (_target, name) =>
      (...args: readonly unknown[]) =>
        ask(renderId, { name: String(name), args }),
  });

let written = Buffer.allocUnsafeSlow(1 << 20);

/** Returns the pieces' bytes, which are valid until the next call. */
const writePieces = (pieces: readonly string[]): Uint8Array => {
  const mostBytes = 3 * pieces.reduce((characters, { length }) => characters + length, 0);
  if (mostBytes > written.length) written = Buffer.allocUnsafeSlow(mostBytes);
  return written.subarray(
    0,
    pieces.reduce((at, piece) => at + written.write(piece, at), 0),
  );
};

// Bodies are compressed here rather than in libuv's pool, which would compete with cached responses for a processor.
const encodeBody = {
  br: (pieces: readonly string[]) => new Uint8Array(compressAtOnce(writePieces(pieces))),
  identity: (pieces: readonly string[]) => new Uint8Array(writePieces(pieces)),
} as const;

const render = async (message: Extract<ToRenderThread, { kind: 'render' }>): Promise<void> => {
  const { renderId, siteSlug, address, nowMs, visitor } = message;
  try {
    const site = sites.get(siteSlug);
    if (site === undefined) throw new Error(`The thread was not told of the site ${siteSlug}.`);
    const job = { site, address, now: new Date(nowMs), queries: createQueries(renderId) };
    const { pieces, ...page } = await writePage(visitor === undefined ? job : { ...job, visitor });
    // Private pages aren't compressed: if a page echoes input, its compressed length reveals its other content.
    const bodyEncoding = visitor === undefined ? 'br' : 'identity';
    const body = encodeBody[bodyEncoding](pieces);
    post({ kind: 'rendered', renderId, ...page, bodyEncoding, body }, [body.buffer]);
  } catch (error) {
    post({ kind: 'failed', renderId, fault: toFault(error) });
  }
};

build.entry.module.onPageError((error) => post({ kind: 'pageError', fault: toFault(error) }));
parentPort?.on('message', (message: ToRenderThread) => {
  if (message.kind === 'site') sites.set(message.site.slug, message.site);
  else if (message.kind === 'render') void render(message);
  else {
    asked.get(message.queryId)?.(message.outcome);
    asked.delete(message.queryId);
  }
});
post({ kind: 'ready' });

import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readLines } from '#src/lib/text/read-lines.ts';
import { feedFormats } from '../rules/config.ts';
import type { NamedVehicle } from '../rules/feed-run.ts';
import { type MissingPolicy, missingPolicies, type Refusal, type Warning } from '../rules/row-remark.ts';
import type { FileFormats } from '../rules/sources/choose-feed-format.ts';
import type { ImportProgress } from './feed-pass.ts';
import type { ImportSummary } from './import-stock.ts';
import type { LastFeed } from './load-last-feed.ts';
import type { StockCheck } from './load-stock-check.ts';
import type { FeedChange } from './plan-feed.ts';
import { spoolFeed } from './spool-feed.ts';

// Only one process can open the embedded database. While a server runs, `npm run stock` sends its file to the server
// through a socket in the data folder. Only the user that runs the server can open the socket.

export interface StockImportRequest {
  readonly siteSlug: string;
  readonly formats: FileFormats;
  readonly missing?: MissingPolicy | undefined;
  readonly isAccepted: boolean;
  readonly isDryRun: boolean;
}

export interface StockImportEvents {
  readonly onProgress: (progress: ImportProgress) => void;
  readonly onRefusal: (refusal: Refusal) => void;
  readonly onWarning: (warning: Warning) => void;
  readonly onUnknownHeadings: (headings: readonly string[]) => void;
  readonly onNamed: (vehicle: NamedVehicle) => void;
  readonly onChange: (change: FeedChange) => void;
}

export type RunStockImport = (
  request: StockImportRequest,
  open: () => AsyncIterable<Buffer>,
  events: StockImportEvents,
) => Promise<ImportSummary>;

type Message =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'warning'; readonly warning: Warning }
  | { readonly kind: 'headings'; readonly headings: readonly string[] }
  | { readonly kind: 'named'; readonly vehicle: NamedVehicle }
  | { readonly kind: 'change'; readonly change: FeedChange }
  | { readonly kind: 'summary'; readonly summary: ImportSummary }
  | { readonly kind: 'lastFeed'; readonly lastFeed: LastFeed }
  | { readonly kind: 'stockCheck'; readonly stockCheck: StockCheck }
  | { readonly kind: 'failed'; readonly message: string };

/** Thrown if no server runs on the data folder. */
export class NoStockSocketError extends Error {
  override readonly name = 'NoStockSocketError';
}

/**
 * Returns the shorter of the absolute and the relative path, because a socket's path can have only about 100
 * characters.
 */
const socketPath = (dataDir: string): string => {
  const absolute = resolve(join(dataDir, 'stock.sock'));
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
};

const toQuery = ({ siteSlug, formats, missing, isAccepted, isDryRun }: StockImportRequest): URLSearchParams =>
  new URLSearchParams({
    site: siteSlug,
    ...(formats.named !== undefined && { format: formats.named }),
    ...(formats.byEnding !== undefined && { ending: formats.byEnding }),
    ...(missing !== undefined && { missing }),
    ...(isAccepted && { accept: 'yes' }),
    ...(isDryRun && { dryRun: 'yes' }),
  });

const parseRequest = (url: string): StockImportRequest | undefined => {
  const { searchParams } = new URL(url, 'http://socket');
  const siteSlug = searchParams.get('site');
  const readFormat = (parameter: string) => feedFormats.find((name) => name === searchParams.get(parameter));
  const formats = { named: readFormat('format'), byEnding: readFormat('ending') };
  const missing = missingPolicies.find((name) => name === searchParams.get('missing'));
  if (siteSlug === null) return undefined;
  const [isAccepted, isDryRun] = [searchParams.has('accept'), searchParams.has('dryRun')];
  return { siteSlug, formats, missing, isAccepted, isDryRun };
};

export interface StockSocketOptions {
  readonly dataDir: string;
  readonly maxBytes: number;
  readonly run: RunStockImport;
  readonly findLastFeed: (siteSlug: string, stockNumbers: readonly string[]) => Promise<LastFeed>;
  readonly loadStockCheck: (siteSlugs: readonly string[]) => Promise<StockCheck>;
}

const lastFeedPath = '/last-feed';
const stockCheckPath = '/stock-check';
/** In characters. */
const maxQuestionLength = 65_536;

const readQuestion = async (incoming: IncomingMessage): Promise<readonly string[]> => {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > maxQuestionLength) throw new Error('The question is too long.');
  }
  return JSON.parse(text) as string[];
};

const answerQuestion = async (options: StockSocketOptions, incoming: IncomingMessage): Promise<Message | undefined> => {
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://socket');
  if (pathname === lastFeedPath) {
    const stockNumbers = await readQuestion(incoming);
    return { kind: 'lastFeed', lastFeed: await options.findLastFeed(searchParams.get('site') ?? '', stockNumbers) };
  }
  if (pathname !== stockCheckPath) return undefined;
  return { kind: 'stockCheck', stockCheck: await options.loadStockCheck(await readQuestion(incoming)) };
};

const runSpooled = async (
  { dataDir, maxBytes, run }: StockSocketOptions,
  incoming: IncomingMessage,
  send: (message: Message) => void,
): Promise<ImportSummary> => {
  const request = parseRequest(incoming.url ?? '');
  if (request === undefined) throw new Error('The request needs a site.');
  const feed = await spoolFeed(join(dataDir, 'tmp'), incoming, maxBytes);
  try {
    return await run(request, feed.open, {
      onProgress: (progress) => send({ kind: 'progress', progress }),
      onRefusal: (refusal) => send({ kind: 'refusal', refusal }),
      onWarning: (warning) => send({ kind: 'warning', warning }),
      onUnknownHeadings: (headings) => send({ kind: 'headings', headings }),
      onNamed: (vehicle) => send({ kind: 'named', vehicle }),
      onChange: (change) => send({ kind: 'change', change }),
    });
  } finally {
    await feed.close();
  }
};

const answer = async (
  options: StockSocketOptions,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const send = (message: Message): void => {
    response.write(`${JSON.stringify(message)}\n`);
  };
  try {
    const message = await answerQuestion(options, incoming);
    send(message ?? { kind: 'summary', summary: await runSpooled(options, incoming, send) });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  response.end();
};

export const serveStockSocket = async (
  options: StockSocketOptions,
): Promise<{ readonly close: () => Promise<void> }> => {
  const path = socketPath(options.dataDir);
  // Removes a socket left by a crash. This process holds the data folder's lock, so no other process listens on it.
  rmSync(path, { force: true });
  const server = createServer({ requestTimeout: 0 }, (incoming, response) => {
    void answer(options, incoming, response);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(path, done);
  });
  chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done());
      }),
  };
};

const unanswered =
  'The server stopped before it responded. Import the file again: unfinished changes were rolled back.';

const explainLoss = (error: NodeJS.ErrnoException): Error => {
  if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') {
    return new NoStockSocketError('No server accepts stock for this data folder.');
  }
  return error.code === 'ECONNRESET' || error.code === 'EPIPE' ? new Error(unanswered) : error;
};

const ask = async (dataDir: string, path: string, body: AsyncIterable<Buffer>) => {
  const outgoing = openRequest({ socketPath: socketPath(dataDir), path, method: 'POST' });
  const answered = new Promise<IncomingMessage>((done, fail) => {
    outgoing.once('response', done);
    outgoing.once('error', (error: NodeJS.ErrnoException) => fail(explainLoss(error)));
  });
  // Doesn't throw if the upload breaks off, because the server's response may give the reason.
  const sent = pipeline(body, outgoing).catch((error: unknown) => error);
  return { response: await answered, sent };
};

export const importThroughSocket = async (
  dataDir: string,
  request: StockImportRequest,
  source: AsyncIterable<Buffer>,
  events: StockImportEvents,
): Promise<ImportSummary> => {
  const { response, sent } = await ask(dataDir, `/import?${toQuery(request)}`, source);
  const summary = await readAnswer(response, events).catch((error: NodeJS.ErrnoException) => {
    throw explainLoss(error);
  });
  await sent;
  return summary;
};

async function* writeQuestion(question: readonly string[]): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(question));
}

const askQuestion = async (dataDir: string, path: string, question: readonly string[]): Promise<Message> => {
  const { response } = await ask(dataDir, path, writeQuestion(question));
  for await (const line of readLines(response)) {
    const message = JSON.parse(line) as Message;
    if (message.kind === 'failed') throw new Error(message.message);
    return message;
  }
  throw new Error(unanswered);
};

export const askForLastFeed = async (
  dataDir: string,
  siteSlug: string,
  stockNumbers: readonly string[],
): Promise<LastFeed> => {
  const path = `${lastFeedPath}?${new URLSearchParams({ site: siteSlug })}`;
  const message = await askQuestion(dataDir, path, stockNumbers);
  if (message.kind !== 'lastFeed') throw new Error(unanswered);
  return message.lastFeed;
};

export const askForStockCheck = async (dataDir: string, siteSlugs: readonly string[]): Promise<StockCheck> => {
  const message = await askQuestion(dataDir, stockCheckPath, siteSlugs);
  if (message.kind !== 'stockCheck') throw new Error(unanswered);
  return message.stockCheck;
};

const passOn = (message: Message, events: StockImportEvents): void => {
  if (message.kind === 'progress') events.onProgress(message.progress);
  if (message.kind === 'refusal') events.onRefusal(message.refusal);
  if (message.kind === 'warning') events.onWarning(message.warning);
  if (message.kind === 'headings') events.onUnknownHeadings(message.headings);
  if (message.kind === 'named') events.onNamed(message.vehicle);
  if (message.kind === 'change') events.onChange(message.change);
};

const readAnswer = async (response: IncomingMessage, events: StockImportEvents): Promise<ImportSummary> => {
  for await (const line of readLines(response)) {
    const message = JSON.parse(line) as Message;
    if (message.kind === 'failed') throw new Error(message.message);
    if (message.kind === 'summary') return message.summary;
    passOn(message, events);
  }
  throw new Error(unanswered);
};

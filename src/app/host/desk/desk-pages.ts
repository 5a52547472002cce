import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { DeskRequest } from '#src/app/console/desk-context.server.ts';

export interface DeskBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: ServerBuild['entry']['module'] & {
      readonly deskContext: typeof import('#src/app/console/desk-context.server.ts').deskContext;
      readonly onPageError: (report: (error: unknown) => void) => void;
    };
  };
}

export interface DeskPagesOptions {
  readonly loadBuild: () => Promise<DeskBuild>;
  readonly mode: 'production' | 'development';
  readonly adaptPolicy?: (policy: string) => string;
  readonly onPageError: (error: unknown) => void;
}

export type AnswerDeskPage = (request: FastifyRequest, reply: FastifyReply, desk: DeskRequest) => Promise<FastifyReply>;

export const buildDeskPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const hasBody = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

const toWebRequest = (request: FastifyRequest, origin: string): Request => {
  const { method, url, headers } = request;
  const sent: Record<string, string> = { origin };
  if (typeof headers['sec-fetch-site'] === 'string') sent['sec-fetch-site'] = headers['sec-fetch-site'];
  if (headers['content-type'] !== undefined) sent['content-type'] = headers['content-type'];
  return new Request(origin + url, {
    method,
    headers: sent,
    ...(hasBody(method) && Buffer.isBuffer(request.body) && { body: Uint8Array.from(request.body) }),
  });
};

/**
 * Streams a download of unknown length. Returns other bodies whole, so that `closeStalledReaders` counts their unread
 * bytes.
 */
export const readPageBody = async (response: Response): Promise<NonNullable<Response['body']> | Buffer> => {
  const { headers, body } = response;
  const isStream = headers.has('content-disposition') && !headers.has('content-length');
  return isStream && body !== null ? body : Buffer.from(await response.arrayBuffer());
};

/** Renders on this thread: few people use the desk, and a page takes a few milliseconds. */
export const createDeskPages = (options: DeskPagesOptions): AnswerDeskPage => {
  const { loadBuild, mode, onPageError, adaptPolicy = (policy) => policy } = options;
  const handlers = new WeakMap<DeskBuild, ReturnType<typeof createRequestHandler>>();
  return async (request, reply, desk) => {
    const build = await loadBuild();
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    build.entry.module.onPageError(onPageError);
    const provider = new RouterContextProvider();
    provider.set(build.entry.module.deskContext, desk);
    const response = await handle(toWebRequest(request, desk.origin.origin), provider);
    reply.code(response.status).header('content-security-policy', adaptPolicy(buildDeskPolicy(desk.nonce)));
    response.headers.forEach((value, name) => {
      if (name !== 'set-cookie') reply.header(name, value);
    });
    for (const cookie of [...response.headers.getSetCookie(), ...desk.cookies]) reply.header('set-cookie', cookie);
    reply.header('cache-control', 'no-store');
    return reply.send(await readPageBody(response));
  };
};

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { locale } from '#src/lib/australia.ts';
import { escapeHtml } from '#src/lib/text/html.ts';
import { logFault } from './log-fault.ts';
import { buildProblemDocument, type ProblemDocument, retryAfterSeconds } from './problem-document.ts';
import { buildContentSecurityPolicy, commonSecurityHeaders } from './security-headers.ts';

/** The error page contains its own styles, because it's also sent when no other file can be served. */
const problemStyles = `
body { margin: 0; padding: 20vh 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-inline-size: 34rem; margin-inline: auto; }
h1 { font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
a { color: inherit; font-weight: 600; text-underline-offset: 0.2em; }
`;

export const buildProblemPage = ({ title, detail }: ProblemDocument): string =>
  `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${problemStyles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(detail)}</p>
<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`;

const contentRangeOf = (error: unknown): string | undefined => {
  const { headers } = error as { readonly headers?: Readonly<Record<string, string>> };
  return headers?.['Content-Range'];
};

const setErrorHeaders = (error: unknown, { status }: ProblemDocument, reply: FastifyReply): void => {
  const isForLater = status === 503 || status === 429;
  if (isForLater && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
  // @fastify/static puts the file's size into the error's headers.
  const contentRange = status === 416 ? contentRangeOf(error) : undefined;
  if (contentRange !== undefined) reply.header('content-range', contentRange);
};

export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = buildProblemDocument(error);
  logFault(error, problem, request);
  const isApi = request.url.startsWith(apiPaths.root);
  const isBrowser = !isApi && (request.headers.accept?.includes('text/html') ?? false);
  setErrorHeaders(error, problem, reply);
  const page = isBrowser ? buildProblemPage(problem) : undefined;
  if (page !== undefined)
    reply.header(
      'content-security-policy',
      buildContentSecurityPolicy({ html: page, styles: new Set([problemStyles]) }),
    );
  return reply
    .code(problem.status)
    .headers(commonSecurityHeaders)
    .header('cache-control', 'no-store')
    .header('vary', 'accept')
    .type(page === undefined ? 'application/problem+json' : 'text/html; charset=utf-8')
    .send(page ?? JSON.stringify(problem));
};

export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
};

interface Refusal {
  readonly statusCode: number;
  readonly detail: string;
}

const refusalByCode: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, detail: 'The request didn’t arrive in time.' },
  HPE_HEADER_OVERFLOW: { statusCode: 431, detail: 'The address and the headers together are too long.' },
};

const unreadable: Refusal = { statusCode: 400, detail: 'This is not a valid HTTP request.' };

const buildClientErrorAnswer = (code: string | undefined): string => {
  const { statusCode, detail } = refusalByCode[code ?? ''] ?? unreadable;
  const body = JSON.stringify(buildProblemDocument(Object.assign(new Error(detail), { statusCode })));
  const headers = {
    ...commonSecurityHeaders,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`, ...lines, '', body].join('\r\n');
};

export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(buildClientErrorAnswer(error.code));
  socket.destroy();
};

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { buildProblemDocument } from './problem-document.ts';
import { commonSecurityHeaders } from './security-headers.ts';

interface Refusal {
  readonly statusCode: number;
  readonly detail: string;
}

const refusalByCode: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, detail: 'The whole request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: { statusCode: 431, detail: 'The address and the headers together are too long.' },
};
const unreadable: Refusal = { statusCode: 400, detail: 'This is no request that we can read.' };

/** The whole answer to what Node could not take for a request, as it goes over the wire. */
export const buildClientErrorAnswer = (code: string | undefined): string => {
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

/** Answers a connection that sent no request worth the name, or not all of one in time, and closes it. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(buildClientErrorAnswer(error.code));
  socket.destroy();
};

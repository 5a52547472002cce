import type { FastifyRequest } from 'fastify';
import { createLogSummary } from '../log/create-log-summary.ts';
import type { ProblemDocument } from './problem-document.ts';

/** The first line of what is behind a refusal; its stack is the same each time. */
const describeCause = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? undefined : String(cause).split('\n', 1)[0];
};

/** The line that threw: a message may hold what a stranger sent, so it would make a kind of each request. */
const findPlace = (error: unknown): string => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /^\s+at .*$/m.exec(stack)?.[0].trim() ?? 'unknown';
};

const summary = createLogSummary();

/**
 * Logs what is our own fault. A stranger can make it happen by the thousand: the first of a kind is logged, the others
 * of its window are counted.
 */
export const logFault = (
  error: unknown,
  { status, code, detail }: Pick<ProblemDocument, 'status' | 'code' | 'detail'>,
  { log, routeOptions: { url: path } }: Pick<FastifyRequest, 'log' | 'routeOptions'>,
): void => {
  if (status < 500) return;
  const isPassing = code === 'overloaded' || code === 'databaseAway';
  if (isPassing) summary.note(`${code} ${detail}`, log, { code, detail, path, cause: describeCause(error) });
  else summary.noteFault(`${path} ${findPlace(error)}`, log, { err: error, path });
};

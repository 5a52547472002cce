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
  return (
    stack
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line.startsWith('at ')) ?? 'unknown'
  );
};

const summary = createLogSummary();

/** An overload or a fault of ours repeats by the thousand: the first in each window is logged, the rest are counted. */
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

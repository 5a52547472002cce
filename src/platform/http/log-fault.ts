import type { FastifyRequest } from 'fastify';
import { createLogSummary } from '../log/create-log-summary.ts';
import type { ProblemDocument } from './problem-document.ts';

const describeCause = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? undefined : String(cause).split('\n', 1)[0];
};

/** Returns the line that threw, to group faults. Messages can hold request data, so each would form its own group. */
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

/** Codes of refusals that pass without a change to our code. */
const passingCodes: readonly ProblemDocument['code'][] = ['overloaded', 'databaseAway', 'siteUnavailable'];

/**
 * Logs errors answered with 500 or above: the first of a kind in each window. Counts the rest, because faults repeat by
 * the thousand.
 */
export const logFault = (
  error: unknown,
  { status, code, detail }: Pick<ProblemDocument, 'status' | 'code' | 'detail'>,
  { log, routeOptions: { url: path } }: Pick<FastifyRequest, 'log' | 'routeOptions'>,
): void => {
  if (status < 500) return;
  if (passingCodes.includes(code))
    summary.note(`${code} ${detail}`, log, { code, detail, path, cause: describeCause(error) });
  else summary.noteFault(`${path} ${findPlace(error)}`, log, { err: error, path });
};

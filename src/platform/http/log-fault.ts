import type { FastifyRequest } from 'fastify';
import { createLogSummary } from '../log/create-log-summary.ts';
import type { ProblemDocument } from './problem-document.ts';

const describeCause = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? undefined : String(cause).split('\n', 1)[0];
};

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

const passingCodes: readonly ProblemDocument['code'][] = ['overloaded', 'databaseAway', 'siteUnavailable'];

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

import { describe, expect, it } from 'vitest';
import { DomainError } from '#src/lib/domain-error.ts';
import { buildProblemDocument, problemTypes } from './problem-document.ts';

describe('buildProblemDocument', () => {
  it('names status, title, detail and code of a domain error', () => {
    expect(buildProblemDocument(new DomainError('notFound', 'No such vehicle.'))).toEqual({
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      detail: 'No such vehicle.',
      code: 'notFound',
    });
  });

  it('answers 503 when the database is away', () => {
    expect(buildProblemDocument(new DomainError('databaseAway', 'Try again.')).status).toBe(503);
  });

  it('tells nothing of an error that was not meant for callers', () => {
    const problem = buildProblemDocument(new Error('password=hunter2'));
    expect(problem.status).toBe(500);
    expect(JSON.stringify(problem)).not.toContain('hunter2');
  });

  it('keeps the status of a body that is too large', () => {
    expect(buildProblemDocument(Object.assign(new Error('Body too large'), { statusCode: 413 })).code).toBe('tooLarge');
  });

  it('keeps the status of a path that must not be read', () => {
    expect(buildProblemDocument(Object.assign(new Error('Forbidden'), { statusCode: 403 })).status).toBe(403);
  });

  it('has only statuses of the error range', () => {
    for (const { status } of Object.values(problemTypes)) expect(status).toBeGreaterThanOrEqual(400);
  });
});

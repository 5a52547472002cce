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

  it('answers 503 when the database is unavailable', () => {
    expect(buildProblemDocument(new DomainError('databaseAway', 'Try again.')).status).toBe(503);
  });

  it('reveals nothing about internal errors', () => {
    const problem = buildProblemDocument(new Error('password=hunter2'));
    expect(problem.status).toBe(500);
    expect(JSON.stringify(problem)).not.toContain('hunter2');
  });

  it('keeps the status of a body that is too large', () => {
    expect(buildProblemDocument(Object.assign(new Error('Body too large'), { statusCode: 413 })).code).toBe('tooLarge');
  });

  it('keeps the status of a forbidden path', () => {
    expect(buildProblemDocument(Object.assign(new Error('Forbidden'), { statusCode: 403 })).status).toBe(403);
  });

  it.each([408, 412, 414, 416, 418, 431])(
    'keeps the status %i of the framework, which is no fault of ours',
    (status) => {
      const problem = buildProblemDocument(Object.assign(new Error('No'), { statusCode: status }));
      expect(problem.status).toBe(status);
      expect(problem.detail).toBe('No');
    },
  );

  it('distinguishes 410 from 404', () => {
    const [gone, missing] = (['gone', 'notFound'] as const).map((code) =>
      buildProblemDocument(new DomainError(code, '')),
    );
    expect(gone).toMatchObject({ status: 410, title: 'Gone', code: 'gone' });
    expect(missing).toMatchObject({ status: 404, title: 'Not found', code: 'notFound' });
  });

  it('has only error statuses', () => {
    for (const { status } of Object.values(problemTypes)) expect(status).toBeGreaterThanOrEqual(400);
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';

const unanswered = new Error('Failed query', { cause: new Error('Query read timeout') });

it('opens after an unanswered query and closes again after the pause', async () => {
  const breaker = new CircuitBreaker(50);
  expect(() => breaker.assertClosed()).not.toThrow();
  breaker.recordFailure(unanswered);
  expect(() => breaker.assertClosed()).toThrow(DatabaseUnavailableError);
  await wait(60);
  expect(() => breaker.assertClosed()).not.toThrow();
});

it.each(['canceling statement due to statement timeout', 'Connection terminated unexpectedly', 'connect ECONNREFUSED'])(
  'stays closed when the server answered with an error or is gone: %s',
  (message) => {
    const breaker = new CircuitBreaker();
    breaker.recordFailure(new Error(message));
    expect(() => breaker.assertClosed()).not.toThrow();
  },
);

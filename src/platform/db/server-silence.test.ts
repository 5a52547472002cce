import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { ServerSilence } from './server-silence.ts';

const unanswered = new Error('Failed query', { cause: new Error('Query read timeout') });

it('leaves a server in peace that did not answer, and asks it again afterwards', async () => {
  const silence = new ServerSilence(50);
  expect(() => silence.assertOver()).not.toThrow();
  silence.note(unanswered);
  expect(() => silence.assertOver()).toThrow(DatabaseUnavailableError);
  await wait(60);
  expect(() => silence.assertOver()).not.toThrow();
});

it.each(['canceling statement due to statement timeout', 'Connection terminated unexpectedly', 'connect ECONNREFUSED'])(
  'goes on asking a server that says something or is gone: %s',
  (message) => {
    const silence = new ServerSilence();
    silence.note(new Error(message));
    expect(() => silence.assertOver()).not.toThrow();
  },
);

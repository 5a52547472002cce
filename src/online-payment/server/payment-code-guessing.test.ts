import { expect, it } from 'vitest';
import { makeReadableCode } from '#src/lib/text/readable-code.ts';
import { readEnv } from '#src/platform/env.ts';
import { paymentCodeLength } from '../rules/payment-request.ts';

it('makes guessing a payment’s code in a hundred years less likely than 1 in 100,000, from any number of addresses with a million requests open [L2.16]', () => {
  let codes = 1;
  makeReadableCode(paymentCodeLength, (below) => {
    codes *= below;
    return 0;
  });
  const { RATE_LIMIT_LEADS, RATE_LIMIT_PAGES, RATE_LIMIT_SITE_FACTOR, RATE_LIMIT_STORED_SITE_FACTOR } = readEnv({});
  // A code can be tried in the form and in the page's address.
  const guessesAMinute = RATE_LIMIT_LEADS * RATE_LIMIT_STORED_SITE_FACTOR + RATE_LIMIT_PAGES * RATE_LIMIT_SITE_FACTOR;
  const guesses = 100 * 366 * 24 * 60 * guessesAMinute;
  expect(guesses).toBeGreaterThan(0);
  expect((guesses * 1_000_000) / codes).toBeLessThan(1e-5);
});

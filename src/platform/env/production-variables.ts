import { z } from 'zod';
import { variable } from './variable.ts';

const allow = (what: string) =>
  variable(
    z.enum(['true', 'false']).transform((word) => word === 'true'),
    false,
    'true or false',
    `Starts in production ${what}. Each start warns of it.`,
  );

export const productionVariables = {
  ALLOW_MAIL_TO_FILES: allow('without a mail server, though leads go by mail'),
  ALLOW_TEXTS_TO_FILES: allow('without an SMS provider, so nobody can sign in'),
  ALLOW_TEST_PAYMENTS: allow('though a site takes payments through the test gateway, which moves no money'),
  ALLOW_KEYS_PER_NODE: allow('without SEALING_KEYS, though nodes share a database'),
  ALLOW_WRONG_CLOCK: allow("though this machine's clock is wrong"),
};

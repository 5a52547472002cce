import { z } from 'zod';
import { variable } from './variable.ts';

const allow = (what: string) =>
  variable(
    z.enum(['true', 'false']).transform((word) => word === 'true'),
    false,
    'true or false',
    `Lets the server start in production ${what}. Every start logs a warning.`,
  );

export const productionVariables = {
  ALLOW_MAIL_TO_FILES: allow('without a mail server, although a site sends email'),
  ALLOW_TEXTS_TO_FILES: allow('without an SMS provider, although shoppers then can’t sign in'),
  ALLOW_TEST_PAYMENTS: allow("although a site takes payments through the test gateway, which doesn't take real money"),
  ALLOW_KEYS_PER_NODE: allow('without SEALING_KEYS, although several nodes can share its database'),
  ALLOW_WRONG_CLOCK: allow("although this machine's clock is wrong"),
};

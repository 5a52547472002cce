import { z } from 'zod';
import { milliseconds, splitList, variable, wholeNumber } from './variable.ts';

const proxyWords: Readonly<Record<string, number>> = { true: 1, yes: 1, false: 0, no: 0 };
const proxyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export type TrustedProxies = number | readonly string[];

const trustedProxies: z.ZodType<TrustedProxies, string> = z.union([
  z
    .string()
    .regex(/^(true|yes|false|no|\d)$/)
    .transform((word) => proxyWords[word] ?? Number(word)),
  z.string().transform(splitList).pipe(z.array(proxyAddress).min(1)),
]);

export const serverVariables = {
  FORECOURT_ENV: variable(
    z.enum(['development', 'production']),
    'production',
    'development or production',
    'Development lists the sites on unknown hosts and serves /dev/catalogue. npm start sets it from NODE_ENV.',
  ),
  PORT: variable(
    wholeNumber(0, 65_535),
    3000,
    'a port from 0 (any free one) to 65535',
    'The port that the server listens on.',
  ),
  HOST: variable(z.string().min(1), '0.0.0.0', 'an address of this machine', 'The address that the server listens on.'),
  TRUST_PROXY: variable(
    trustedProxies,
    0,
    'true (one proxy), false, how many proxies stand in a row, or their addresses parted by commas',
    'Behind a proxy that sets X-Forwarded-For and -Proto. What is in front of the trusted ones is not believed.',
  ),
  TRUST_HOST_HEADER: variable<string | undefined>(
    z
      .string()
      .regex(/^[a-z0-9-]+$/i)
      .toLowerCase()
      .refine((name) => name !== 'forwarded'),
    undefined,
    'the name of a header that holds a host and nothing else, such as X-Forwarded-Host',
    'The header in which a trusted proxy that changes Host says which it was: its last entry chooses the site.',
  ),
  REQUEST_TIMEOUT_MS: milliseconds(30_000, 'A request that has not arrived as a whole by then is ended with 408.'),
  MAX_CONNECTIONS: variable(
    wholeNumber(0, 1_000_000),
    10_000,
    'a whole number from 0 (no limit) to 1000000',
    'Connections that are open at a time; further ones are closed at once.',
  ),
  SITES_DIR: variable(z.string().min(1), './sites', 'a folder', 'The folder with one folder a site.'),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'fatal, error, warn, info, debug, trace or silent',
    'The least level that is logged.',
  ),
};

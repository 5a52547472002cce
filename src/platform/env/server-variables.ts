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
    'What the server is used for. In development, it fills an empty database with demo stock, lists the sites on unknown hosts and serves /dev/catalogue. `npm start` chooses development unless this variable is set or NODE_ENV is production.',
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
    'true (one proxy), false, the number of proxies in a row, or their addresses separated by commas',
    'Proxies in front of the server, each of which appends an address to X-Forwarded-For. Addresses before those of the proxies are ignored, because anyone can send them.',
  ),
  TRUST_HOST_HEADER: variable<string | undefined>(
    z
      .string()
      .regex(/^[a-z0-9-]+$/i)
      .toLowerCase()
      .refine((name) => name !== 'forwarded'),
    undefined,
    'the name of a header that holds only a host, such as X-Forwarded-Host',
    'Header in which a trusted proxy passes on the original host, if the proxy changes the Host header. The last entry of the header chooses the site.',
  ),
  DESK_HOST: variable<string | undefined>(
    z
      .string()
      .toLowerCase()
      .regex(/^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/),
    undefined,
    'a host name without a port, such as desk.example.com.au',
    "Host of the dealers' desk. Without it, the desk is off in production; in development it is desk.localhost.",
  ),
  REQUEST_TIMEOUT_MS: milliseconds(
    30_000,
    'How long a request can take to arrive completely; a slower one is refused with 408.',
  ),
  DRAIN_SECONDS: variable(
    wholeNumber(0, 600),
    0,
    'a whole number of seconds from 0 to 600',
    'How long the server still takes requests after SIGTERM, while /readyz returns 503. It then finishes the requests in progress and ends.',
  ),
  WARM_UP_SECONDS: variable(
    wholeNumber(0, 600),
    5,
    'a whole number of seconds from 0 to 600',
    'How long the server renders home pages after its start, before /readyz returns 200. The first page may take longer, up to a minute; 0 renders none.',
  ),
  MAX_CONNECTIONS: variable(
    wholeNumber(0, 1_000_000),
    10_000,
    'a whole number from 0 (no limit) to 1000000',
    'Largest number of open connections; any further connection is closed at once.',
  ),
  SITES_SOURCE: variable(
    z.enum(['folder', 'published']),
    'folder',
    'folder or published',
    'Where the server reads sites from. With folder, it reads SITES_DIR and MEDIA_DIR on this machine. With published, it reads the database and OBJECT_STORE_URL, to which `npm run site -- publish` sent the sites.',
  ),
  SITES_DIR: variable(z.string().min(1), './sites', 'a folder', 'Folder with one folder per site.'),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'fatal, error, warn, info, debug, trace or silent',
    'Lowest level of messages that are logged. At a terminal, the default of `npm start` is warn, unless FORECOURT_ENV is production.',
  ),
};

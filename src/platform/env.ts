import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { type MemoryLimits, readMemoryLimits } from './read-memory-limits.ts';

const megabytes = 1024 * 1024;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/);

const proxyWords: Readonly<Record<string, number>> = { true: 1, yes: 1, false: 0, no: 0 };
const proxyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** How many proxies are in front, or which ones. */
export type TrustedProxies = number | readonly string[];

const trustedProxies: z.ZodType<TrustedProxies, string> = z.union([
  z
    .string()
    .regex(/^(true|yes|false|no|\d)$/)
    .transform((word) => proxyWords[word] ?? Number(word)),
  z.string().transform(splitList).pipe(z.array(proxyAddress).min(1)),
]);

/** One variable: how its text is read, what it is when unset, and what to tell who sets it wrongly. */
interface Variable<T> {
  readonly schema: z.ZodType<T, string>;
  readonly fallback: T;
  readonly allowed: string;
  readonly purpose: string;
}

const variable = <T>(
  schema: z.ZodType<T, string>,
  fallback: NoInfer<T>,
  allowed: string,
  purpose: string,
): Variable<T> => ({ schema, fallback, allowed, purpose });

const bytes = (fallback: number, purpose: string) =>
  variable(wholeNumber(0, 2 ** 40), fallback, 'a whole number of bytes', purpose);

const perMinute = (fallback: number, what: string) =>
  variable(
    wholeNumber(0, 10_000_000),
    fallback,
    'a whole number from 0 (no limit) to 10000000',
    `${what} a minute that one address may ask of one site.`,
  );

const milliseconds = (fallback: number, purpose: string) =>
  variable(wholeNumber(1, 3_600_000), fallback, 'a whole number of milliseconds from 1 to 3600000', purpose);

const days = (fallback: number, purpose: string) =>
  variable(wholeNumber(1, 3650), fallback, 'a whole number from 1 to 3650', purpose);

/** Shares of a small machine; on a large one, what a few hundred dealers need. */
export const chooseMemoryDefaults = ({ heapBytes, machineBytes }: MemoryLimits) => ({
  indexBytes: Math.floor(Math.min(512 * megabytes, heapBytes / 4)),
  pageBytes: Math.floor(Math.min(256 * megabytes, machineBytes / 8)),
});
const memoryDefaults = chooseMemoryDefaults(readMemoryLimits());

const postgresAllowed = 'a URL such as postgres://user:password@host:5432/forecourt';

/** Every environment variable that Forecourt reads. */
export const environmentVariables = {
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
  DATA_DIR: variable(z.string().min(1), './data', 'a folder', 'The embedded database, resized images and sockets.'),
  DATABASE_URL: variable<string | undefined>(
    postgresUrl,
    undefined,
    postgresAllowed,
    'A PostgreSQL server, 15 or later; without it the embedded database in DATA_DIR is used.',
  ),
  DATABASE_REPLICA_URLS: variable<readonly string[]>(
    z.string().transform(splitList).pipe(z.array(postgresUrl)),
    [],
    `a list parted by commas, each ${postgresAllowed}`,
    'Read replicas of DATABASE_URL.',
  ),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(15_000, 'A statement that takes longer is ended.'),
  DATABASE_READ_TIMEOUT_MS: milliseconds(
    2000,
    'A read that a visitor waits for is given up when it waits longer for a connection, or for its answer.',
  ),
  DATABASE_MAX_CONNECTIONS: variable(
    wholeNumber(2, 1000),
    10,
    'a whole number from 2 to 1000',
    'Connections of one process to each PostgreSQL server; half of them are for what visitors wait for.',
  ),
  MEDIA_DIR: variable(
    z.string().min(1),
    './demo/media',
    'a folder',
    "The dealers' own pictures, served under /media/demo/.",
  ),
  SITES_DIR: variable(z.string().min(1), './sites', 'a folder', 'The folder with one folder a site.'),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'fatal, error, warn, info, debug, trace or silent',
    'The least level that is logged.',
  ),
  PAGE_CACHE_BYTES: bytes(memoryDefaults.pageBytes, 'Memory for rendered pages; the least recently used go first.'),
  IMAGE_CACHE_BYTES: bytes(2048 * megabytes, 'Disk for resized images; the least recently used go first.'),
  RENDER_THREADS: variable(
    wholeNumber(1, 64),
    Math.min(Math.max(availableParallelism() - 1, 1), 4),
    'a whole number from 1 to 64',
    'Threads that render pages; by default one less than the processors, at most 4.',
  ),
  RENDER_SITE_PERCENT: variable(
    wholeNumber(1, 100),
    25,
    'a whole number from 1 to 100',
    'What one site may have of the time of those threads, so that a flood of it leaves room; 100 where there is one site.',
  ),
  LEAD_DAYS: days(730, 'Days that what shoppers sent is kept, with where it was delivered.'),
  APPOINTMENT_DAYS: days(730, 'Days that a time that was booked is kept after it is over.'),
  VISITOR_DAYS: days(730, 'Days that a visitor is kept who came with no browser since.'),
  VALUATION_DAYS: days(90, "Days that the valuation of a shopper's car is kept."),
  PLATE_DAYS: days(7, 'Days that the plate of a valued car is kept that did not go to its dealer.'),
  RESERVATION_DAYS: days(730, 'Days that a reservation is kept after it is over, with what was paid and given back.'),
  SUPPRESSION_DAYS: days(3650, 'Days that it is kept that an address wants no news; never fewer than LEAD_DAYS.'),
  MAIL_DAYS: days(90, 'Days that mails are kept as files where no mail server takes them.'),
  SMS_DAYS: days(7, 'Days that text messages are kept as files where no provider takes them.'),
  CODE_DAYS: days(1, 'Days that it is kept which number asked for a code to sign in, for the limits on them.'),
  EVENT_DAYS: days(400, 'Days that what shoppers did is kept; counts of views stay.'),
  REVEAL_DAYS: days(400, 'Days that it is kept whose number was asked for.'),
  SMTP_URL: variable<string | undefined>(
    z.string().regex(/^smtps?:\/\/\S+$/),
    undefined,
    'a URL such as smtps://user:password@mail.example:465',
    'The mail server that leads go out by; without it, mail becomes files in DATA_DIR/mail.',
  ),
  MAIL_FROM: variable(
    z.email(),
    'no-reply@forecourt.localhost',
    'an email address',
    'The address that all mail comes from; SMTP_URL needs it.',
  ),
  TWILIO_ACCOUNT_SID: variable<string | undefined>(
    z.string().regex(/^AC\w+$/),
    undefined,
    "the id of an account with Twilio, which begins with 'AC'",
    'The account that text messages go out by; without it, they become files in DATA_DIR/sms.',
  ),
  TWILIO_AUTH_TOKEN: variable<string | undefined>(
    z.string().min(1),
    undefined,
    'the token of that account',
    'What the account is proven with.',
  ),
  TWILIO_FROM: variable<string | undefined>(
    z.string().regex(/^(\+\d{8,15}|MG\w+|[A-Za-z][A-Za-z0-9 ]{0,10})$/),
    undefined,
    "a number such as +61412345678, the id of a messaging service ('MG…') or a registered sender's name",
    'Whom text messages come from.',
  ),
  RATE_LIMIT_LEADS: perMinute(20, 'Forms, each of which the database keeps and a dealer reads,'),
  RATE_LIMIT_CODES: perMinute(6, 'Codes to sign in, each of which is a text message that costs money,'),
  RATE_LIMIT_API: perMinute(1200, 'Requests under /api/'),
  RATE_LIMIT_EVENTS: perMinute(120, 'Messages of what shoppers did, each of which the database keeps'),
  RATE_LIMIT_SEARCH: perMinute(3000, 'Requests under /search-api'),
  RATE_LIMIT_PICTURES: perMinute(2400, 'Pictures in sizes that are not kept yet'),
  RATE_LIMIT_PAGES: perMinute(2400, 'Pages that are not in memory'),
  RATE_LIMIT_SITE_FACTOR: variable(
    wholeNumber(0, 1000),
    5,
    'a whole number from 0 (no limit) to 1000',
    'How many times the RATE_LIMIT_ of an address all addresses together may ask of one site.',
  ),
  SEARCH_INDEX_BYTES: bytes(memoryDefaults.indexBytes, 'Memory for search indexes; the least recently used go first.'),
} satisfies Readonly<Record<string, Variable<unknown>>>;

type Variables = typeof environmentVariables;

/** What the environment says, typed; what it leaves out has its default. */
export type Env = { readonly [Name in keyof Variables]: Variables[Name] extends Variable<infer T> ? T : never };

/** The environment says something that is not allowed. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Secrets stand in URLs: the text of a wrong value is told only where it cannot hold one. */
const describeFault = (name: string, value: string, allowed: string): string =>
  `${name}${/URL|TOKEN/.test(name) ? '' : `=${JSON.stringify(value)}`} is not allowed: it takes ${allowed}.`;

/** Variables that mean nothing without another one. */
const describeMissing = (env: Env): string[] => {
  const faults: string[] = [];
  if (env.DATABASE_REPLICA_URLS?.length > 0 && env.DATABASE_URL === undefined) {
    faults.push('DATABASE_REPLICA_URLS is set without DATABASE_URL: name the primary server too.');
  }
  if (env.TRUST_HOST_HEADER !== undefined && env.TRUST_PROXY === 0) {
    faults.push('TRUST_HOST_HEADER is set without TRUST_PROXY: say which proxies set that header.');
  }
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === environmentVariables.MAIL_FROM.fallback) {
    faults.push('SMTP_URL is set without MAIL_FROM: say which address mail comes from.');
  }
  const twilio = [env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, env.TWILIO_FROM];
  if (twilio.includes(undefined) && twilio.some((value) => value !== undefined)) {
    faults.push('Of TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM each needs the others.');
  }
  return faults;
};

/** Reads the environment; throws EnvError that names every wrong variable and what it takes. */
export const readEnv = (source: Readonly<Record<string, string | undefined>> = process.env): Env => {
  const faults: string[] = [];
  const values = Object.entries(environmentVariables).map(([name, { schema, fallback, allowed }]) => {
    const value = source[name]?.trim();
    if (value === undefined || value === '') return [name, fallback];
    const parsed = (schema as z.ZodType<unknown, string>).safeParse(value);
    if (!parsed.success) faults.push(describeFault(name, value, allowed));
    return [name, parsed.data];
  });
  const env = Object.fromEntries(values) as Env;
  faults.push(...describeMissing(env));
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
  return env;
};

/** A secret by the name of its environment variable: site files name secrets and never hold them. */
export const readSecret = (
  name: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => source[name];

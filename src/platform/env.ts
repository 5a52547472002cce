import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { productionVariables } from './env/production-variables.ts';
import { rateLimitVariables } from './env/rate-limit-variables.ts';
import { resourceVariables } from './env/resource-variables.ts';
import { retentionVariables } from './env/retention-variables.ts';
import { isExampleKey } from './env/sealing-keys.ts';
import { sendingVariables } from './env/sending-variables.ts';
import { serverVariables } from './env/server-variables.ts';
import { storageVariables } from './env/storage-variables.ts';
import { tracingVariables } from './env/tracing-variables.ts';
import type { Variable } from './env/variable.ts';

export type { TrustedProxies } from './env/server-variables.ts';

export const environmentGroups = [
  { title: 'Server', variables: serverVariables },
  { title: 'Storage', variables: storageVariables },
  { title: 'Mail, messages and keys', variables: sendingVariables },
  { title: 'Traces', variables: tracingVariables },
  { title: 'Memory, disk and threads', variables: resourceVariables },
  { title: 'Retention', variables: retentionVariables },
  { title: 'Rate limits', variables: rateLimitVariables },
  { title: 'Exceptions in production', variables: productionVariables },
] as const;

export const environmentVariables = {
  ...serverVariables,
  ...storageVariables,
  ...resourceVariables,
  ...retentionVariables,
  ...sendingVariables,
  ...tracingVariables,
  ...rateLimitVariables,
  ...productionVariables,
} satisfies Readonly<Record<string, Variable<unknown>>>;

type Variables = typeof environmentVariables;

export type Env = { readonly [Name in keyof Variables]: Variables[Name] extends Variable<infer T> ? T : never };

export class EnvError extends Error {
  override readonly name = 'EnvError';
}

const describeFault = (name: string, value: string, allowed: string): string =>
  `${name}${/URL|TOKEN|SECRET|KEYS|ENDPOINT|HEADERS/.test(name) ? '' : `=${JSON.stringify(value)}`} is not allowed: it must be ${allowed}.`;

const describeConflicts = (env: Env): string[] => {
  const faults: string[] = [];
  if (env.SEALING_KEYS?.some(isExampleKey)) {
    faults.push(
      'SEALING_KEYS has the example key, which is public: create your own with `echo "k1:$(openssl rand -base64 32)"`.',
    );
  }
  if (env.DATABASE_REPLICA_URLS?.length > 0 && env.DATABASE_URL === undefined) {
    faults.push('DATABASE_REPLICA_URLS is set without DATABASE_URL: set the primary server too.');
  }
  if (env.TRUST_HOST_HEADER !== undefined && env.TRUST_PROXY === 0) {
    faults.push('TRUST_HOST_HEADER is set without TRUST_PROXY: set TRUST_PROXY to the proxies that set that header.');
  }
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === environmentVariables.MAIL_FROM.fallback) {
    faults.push('SMTP_URL is set without MAIL_FROM: set the address that mail comes from.');
  }
  const hasInbound = env.INBOUND_MAIL_SECRET !== undefined || env.INBOUND_IMAP_URL !== undefined;
  if (hasInbound !== (env.INBOUND_MAIL_DOMAIN !== null)) {
    faults.push('INBOUND_MAIL_DOMAIN must be set together with INBOUND_MAIL_SECRET or INBOUND_IMAP_URL.');
  }
  const twilio = [env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, env.TWILIO_FROM];
  if (twilio.includes(undefined) && twilio.some((value) => value !== undefined)) {
    faults.push('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together.');
  }
  if (env.INBOUND_SMS === 'on' && env.TWILIO_AUTH_TOKEN === undefined) {
    faults.push('INBOUND_SMS is on without TWILIO_AUTH_TOKEN, which checks who sends the messages.');
  }
  return faults;
};

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
  faults.push(...describeConflicts(env));
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
  return env;
};

export const readSecret = (
  name: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => source[name];

/**
 * Returns the variable or, if it isn't set, the trimmed text of the file that `${name}_FILE` names. Returns undefined
 * if neither exists.
 */
export const readSecretOrFile = (
  name: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => {
  const file = source[`${name}_FILE`];
  if (source[name] !== undefined || file === undefined || !existsSync(file)) return source[name];
  return readFileSync(file, 'utf8').trim();
};

export const readNpmScript = (): string | undefined => process.env.npm_lifecycle_event;

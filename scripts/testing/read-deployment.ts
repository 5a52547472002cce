import { readFileSync } from 'node:fs';
import { findProductionFaults } from '../../src/app/host/production-faults.ts';
import { environmentVariables, readEnv } from '../../src/platform/env.ts';
import { minimalSite } from '../../src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '../../src/sites/testing/resolve-or-throw.ts';

export const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

/** Seconds that the server gives in-flight requests to finish after DRAIN_SECONDS (src/app/host/main.ts). */
export const finishSeconds = 10;
const runtimeVariables = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
const knownVariables = new Set([...Object.keys(environmentVariables), ...runtimeVariables]);
export const listUnknown = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !knownVariables.has(name));

/** Fills in the placeholders of the variables, and adds a sealing key and a site that sends mail. */
export const listRefusals = (variables: Readonly<Record<string, string>>): readonly string[] => {
  const raw = minimalSite('acme-cars', 'used', { leads: { mailTo: ['sales@acme.example'] } });
  const site = { ...resolveOrThrow(raw), configVersion: 'a' };
  const filledIn = Object.entries(variables).map(([name, value]) => [name, value.replace('...', '123456789')]);
  const keys = { SEALING_KEYS: `k1:${Buffer.alloc(32, 'a key').toString('base64')}` };
  const env = readEnv({ ...Object.fromEntries(filledIn), ...keys });
  return findProductionFaults({ env, sites: [site], clockOffsetSeconds: 0 }).map(({ sentence }) => sentence);
};

export const readExample = (page: string, after: string): string => {
  const [, rest = ''] = readFileSync(`docs/production/${page}`, 'utf8').split(after);
  return /```sh\n((?: *#[^\n]*\n| *\w+=[^\n]*\n)+) *```/.exec(rest)?.[1]?.replaceAll(/^ +/gm, '') ?? '';
};
export const readSettings = (example: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...example.matchAll(/^(\w+)='?([^'\n]*)'?$/gm)].map(([, name = '', value = '']) => [name, value] as const),
  );

export const containerfile = read('container/Containerfile');
export const imageEnv = Object.fromEntries(
  [...containerfile.matchAll(/^ {4}(\w+)=(\S+)|^ENV (\w+)=(\S+)/gm)].map(([, name, value, first, firstValue]) => [
    name ?? first ?? '',
    value ?? firstValue ?? '',
  ]),
);
export const imageUser = /^USER (\d+):(\d+)$/m.exec(containerfile)?.slice(1).map(Number) ?? [];

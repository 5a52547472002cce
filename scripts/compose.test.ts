import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  finishSeconds,
  imageEnv,
  listRefusals,
  listUnknown,
  read,
  readExample,
  readSettings,
} from './testing/read-deployment.ts';

interface ComposeService {
  readonly image: string;
  readonly user?: string;
  readonly read_only: boolean;
  readonly stop_grace_period: string;
  readonly env_file: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
}

describe('compose.yaml', () => {
  const services = (
    parse(read('compose/compose.yaml'), { merge: true }) as {
      readonly services: Readonly<Record<string, ComposeService>>;
    }
  ).services;
  const nodes = Object.entries(services).filter(([name]) => name.startsWith('node-'));

  it('has two nodes, and the proxy asks both on the port of the image', () => {
    expect(nodes).toHaveLength(2);
    const upstreams = nodes.map(([name]) => `${name}:${imageEnv.PORT}`).join(' ');
    expect(read('compose/Caddyfile')).toContain(`reverse_proxy ${upstreams} {`);
  });

  it.each(nodes)('%s sets variables that the code declares, and has time to drain', (_name, node) => {
    expect(listUnknown(Object.keys(node.environment))).toEqual([]);
    const graceSeconds = Number(/^(\d+)s$/.exec(node.stop_grace_period)?.[1]);
    expect(graceSeconds).toBeGreaterThan(Number(node.environment.DRAIN_SECONDS) + finishSeconds);
  });

  it.each(nodes)('%s gets every setting of .env, except the folders, which it has elsewhere', (_name, node) => {
    expect(node.env_file).toEqual(['.env']);
    const { SITES_DIR, MEDIA_DIR } = imageEnv;
    expect(node.environment).toMatchObject({ SITES_DIR, MEDIA_DIR });
  });

  it('has an example of .env with every variable that it needs, and no comment after a value', () => {
    const example = readExample('containers.md', '## With PostgreSQL and TLS');
    const needed = [...read('compose/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    expect(needed.filter((name) => !example.includes(`${name}=`))).toEqual([]);
    // podman --env-file would read a comment after a value as part of the value.
    for (const line of example.split('\n')) expect(line).toMatch(/^(#.*|\w+=[^#]*)?$/);
  });

  it.each(nodes)('%s starts with a site and the settings of the example of .env', (_name, node) => {
    const settings = readSettings(readExample('containers.md', '## With PostgreSQL and TLS'));
    const fill = (value: string) => value.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => settings[name] ?? '');
    const environment = Object.entries(node.environment).map(([name, value]) => [name, fill(value)]);
    expect(listRefusals({ ...imageEnv, ...settings, ...Object.fromEntries(environment) })).toEqual([]);
  });

  it.each(nodes)('%s may write to its data alone', (name, node) => {
    expect(node.read_only).toBe(true);
    expect(node.volumes.map((volume) => volume.replace(/^[^}]*\}:/, ''))).toEqual([
      `${imageEnv.SITES_DIR}:ro`,
      `${imageEnv.MEDIA_DIR}:ro`,
      `data-${name.slice('node-'.length)}:${imageEnv.DATA_DIR}`,
    ]);
  });

  it.each(nodes)('%s has a health check that Node can run', async (_name, node) => {
    const [kind, , ...args] = node.healthcheck.test;
    expect(kind).toBe('CMD');
    // Nothing listens on that port here, so the check exits with its own code and without a stack trace.
    const checked = promisify(execFile)(
      process.execPath,
      args.map((arg) => arg.replace(':3000', ':9')),
    );
    await expect(checked).rejects.toMatchObject({ code: 1, stderr: '' });
  });
});

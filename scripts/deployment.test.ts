import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { findProductionFaults } from '../src/app/host/production-faults.ts';
import { serverArguments } from '../src/app/host/testing/start-server.ts';
import { findFreePort } from '../src/platform/db/testing/start-postgres.ts';
import { environmentVariables, readEnv } from '../src/platform/env.ts';
import { endWithThisProcess } from '../src/platform/testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '../src/platform/testing/make-temporary-folder.ts';
import { minimalSite } from '../src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '../src/sites/testing/resolve-or-throw.ts';
import { findCaddy, findSystemdAnalyze } from './lib/find-tools.ts';

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

/** After DRAIN_SECONDS, the server gives in-flight requests ten seconds to finish (src/app/host/main.ts). */
const finishSeconds = 10;
/** Variables that Node and the C library read. */
const runtimeVariables = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
const knownVariables = new Set([...Object.keys(environmentVariables), ...runtimeVariables]);
const listUnknown = (names: readonly string[]): readonly string[] => names.filter((name) => !knownVariables.has(name));

/** Lists why a server with a site that sends mail refuses to start, once the operator has filled in real keys. */
const listRefusals = (variables: Readonly<Record<string, string>>): readonly string[] => {
  const raw = minimalSite('acme-cars', 'used', { leads: { mailTo: ['sales@acme.example'] } });
  const site = { ...resolveOrThrow(raw), configVersion: 'a' };
  const filledIn = Object.entries(variables).map(([name, value]) => [name, value.replace('...', '123456789')]);
  const keys = { SEALING_KEYS: `k1:${Buffer.alloc(32, 'a key').toString('base64')}` };
  const env = readEnv({ ...Object.fromEntries(filledIn), ...keys });
  return findProductionFaults({ env, sites: [site], clockOffsetSeconds: 0 }).map(({ sentence }) => sentence);
};

/** Reads the first example of settings that follows some text on a page of docs/production. */
const readExample = (page: string, after: string): string => {
  const [, rest = ''] = readFileSync(`docs/production/${page}`, 'utf8').split(after);
  return /```sh\n((?: *#[^\n]*\n| *\w+=[^\n]*\n)+) *```/.exec(rest)?.[1]?.replaceAll(/^ +/gm, '') ?? '';
};
const readSettings = (example: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...example.matchAll(/^(\w+)='?([^'\n]*)'?$/gm)].map(([, name = '', value = '']) => [name, value] as const),
  );

const containerfile = read('container/Containerfile');
const imageEnv = Object.fromEntries(
  [...containerfile.matchAll(/^ {4}(\w+)=(\S+)|^ENV (\w+)=(\S+)/gm)].map(([, name, value, first, firstValue]) => [
    name ?? first ?? '',
    value ?? firstValue ?? '',
  ]),
);
const imageUser = /^USER (\d+):(\d+)$/m.exec(containerfile)?.slice(1).map(Number) ?? [];

interface Mount {
  readonly mountPath: string;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}

interface Container {
  readonly image: string;
  readonly args?: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: object;
  readonly startupProbe: Probe;
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
  readonly volumeMounts: readonly Mount[];
}

interface PodSpec {
  readonly securityContext: { readonly runAsUser: number; readonly runAsGroup: number };
  readonly terminationGracePeriodSeconds: number;
  readonly containers: readonly Container[];
}

interface Manifest {
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly template: { readonly metadata: { readonly labels: object }; readonly spec: PodSpec };
    readonly selector: object;
    readonly ports: readonly { readonly targetPort: string }[];
  };
}

const manifests = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Manifest),
);

const getManifest = (kind: string): Manifest => {
  const manifest = manifests.find((one) => one.kind === kind);
  if (manifest === undefined) throw new Error(`deploy/kubernetes has no ${kind}.`);
  return manifest;
};

const getContainer = (kind: string): Container => {
  const [container] = getManifest(kind).spec.template.spec.containers;
  if (container === undefined) throw new Error(`The ${kind} has no container.`);
  return container;
};

describe('the image', () => {
  it('sets variables that the code declares, and folders that exist in it', () => {
    expect(listUnknown(Object.keys(imageEnv))).toEqual([]);
    expect(imageEnv).toMatchObject({ FORECOURT_ENV: 'production', DATA_DIR: '/data' });
    expect(containerfile).toContain(`EXPOSE ${imageEnv.PORT}\n`);
    expect(containerfile).toContain(`COPY --chown=${imageUser.join(':')} data ${imageEnv.DATA_DIR}\n`);
  });

  it('runs as an account without privileges', () => {
    expect(imageUser).toHaveLength(2);
    for (const id of imageUser) expect(id).toBeGreaterThan(1000);
  });
});

describe('the Kubernetes manifests', () => {
  const { template } = getManifest('Deployment').spec;
  const server = getContainer('Deployment');
  const config = { ...getManifest('ConfigMap').data, ...getManifest('Secret').stringData };
  const drainSeconds = Number(config.DRAIN_SECONDS);

  it('set variables that the code declares', () => {
    expect(listUnknown(Object.keys(config))).toEqual([]);
    expect(config).toHaveProperty('DATABASE_URL');
  });

  it('name all settings that a pod with a site needs to start', () => {
    expect(listRefusals({ ...imageEnv, ...config })).toEqual([]);
    const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, ...others } = config;
    expect(listRefusals({ ...imageEnv, ...others })).toEqual([expect.stringContaining('There is no SMS provider')]);
  });

  it('leave time to drain: endpoints follow first, and nothing is killed', () => {
    const { readinessProbe } = server;
    expect(drainSeconds).toBeGreaterThan(readinessProbe.periodSeconds * readinessProbe.failureThreshold);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + finishSeconds);
  });

  it('ask the health addresses that the server has, on its port', () => {
    const { startupProbe, readinessProbe, livenessProbe } = server;
    const [port] = server.ports ?? [];
    expect(port).toEqual({ name: 'http', containerPort: Number(imageEnv.PORT) });
    expect([startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet)).toEqual([
      { path: '/healthz', port: 'http' },
      { path: '/readyz', port: 'http' },
      { path: '/healthz', port: 'http' },
    ]);
    expect(getManifest('Service').spec.ports[0]?.targetPort).toBe('http');
  });

  it('take the sites from where they are published, and mount only what is written to', () => {
    expect(config).toMatchObject({ SITES_SOURCE: 'published', OBJECT_STORE_URL: expect.stringMatching(/^s3:/) });
    expect(server.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([imageEnv.DATA_DIR, '/tmp']);
  });

  it.each(['Deployment', 'Job'])('run the %s without privileges, as the account of the image', (kind) => {
    const { securityContext } = getManifest(kind).spec.template.spec;
    expect([securityContext.runAsUser, securityContext.runAsGroup]).toEqual(imageUser);
    expect(getContainer(kind).securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('migrate with the image of the server', () => {
    expect(getContainer('Job').image).toBe(server.image);
    expect(getContainer('Job').args).toEqual(['scripts/db.ts', 'migrate']);
  });

  it('select the pods of the deployment', () => {
    const { labels } = template.metadata;
    expect(getManifest('Deployment').spec.selector).toEqual({ matchLabels: labels });
    expect(getManifest('PodDisruptionBudget').spec.selector).toEqual({ matchLabels: labels });
    expect(getManifest('Service').spec.selector).toEqual(labels);
  });
});

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

const requireCaddy = (): string => {
  const caddy = findCaddy();
  if (caddy === undefined) throw new Error('Caddy is not installed (Debian: apt-get install caddy).');
  return caddy;
};

/** Starts a node that responds to every request but /readyz with this status. Returns its port. */
const startNode = async (status: number): Promise<number> => {
  const node = createServer(({ url }, response) => {
    response.writeHead(url === '/readyz' ? 200 : status, { 'retry-after': '5' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void node.close());
  await once(node, 'listening');
  return (node.address() as AddressInfo).port;
};

/** Starts Caddy with our file, in front of two nodes and without TLS. Returns its URL. */
const startCaddy = async (statuses: readonly [number, number]): Promise<string> => {
  const [a, b] = await Promise.all(statuses.map(startNode));
  const host = `http://localhost:${await findFreePort()}`;
  const folder = makeTemporaryFolder('caddy');
  const file = join(folder, 'Caddyfile');
  const text = read('compose/Caddyfile').replaceAll('node-a:3000', `127.0.0.1:${a}`);
  writeFileSync(file, `{\n\tadmin off\n}\n${text.replaceAll('node-b:3000', `127.0.0.1:${b}`)}`);
  const caddy = endWithThisProcess(
    spawn(requireCaddy(), ['run', '--adapter', 'caddyfile', '--config', file], {
      env: { ...process.env, HOME: folder, SITE_HOSTS: host },
      stdio: 'ignore',
    }),
  );
  onTestFinished(() => void caddy.kill());
  await vi.waitFor(() => fetch(host), { timeout: 10_000, interval: 50 });
  return host;
};

describe('Caddy', () => {
  it('accepts its configuration', async () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/compose/Caddyfile'];
    const { stdout, stderr } = await promisify(execFile)(requireCaddy(), args, {
      env: { ...process.env, SITE_HOSTS: 'dealer.example, www.dealer.example' },
    });
    expect(stdout + stderr).toContain('Valid configuration');
  });

  it('asks the other node for a page that one answers with 503, and sends a form once', async () => {
    const url = await startCaddy([503, 200]);
    const statusesOf = async (method: string): Promise<ReadonlySet<number>> => {
      const statuses = new Set<number>();
      for (let at = 0; at < 20; at += 1) statuses.add((await fetch(url, { method })).status);
      return statuses;
    };
    expect(await statusesOf('GET')).toEqual(new Set([200]));
    expect(await statusesOf('HEAD')).toEqual(new Set([200]));
    expect(await statusesOf('POST')).toEqual(new Set([200, 503]));
  });

  it('passes on the answer when neither node can serve the site', async () => {
    const answer = await fetch(await startCaddy([503, 503]));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

it('gives the main thread the same small young generation however the server is started', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [limit = '', ...others] = serverArguments;
  expect(others).toEqual(['scripts/start.ts']);
  expect(scripts.start).toBe(`exec node ${limit} scripts/start.ts`);
  expect(read('container/Containerfile')).toContain(`CMD ["${limit}", "scripts/start.ts"]`);
  expect(read('systemd/forecourt.service')).toContain(`node ${limit} scripts/start.ts\n`);
  expect(readFileSync('docs/production/servers.md', 'utf8')).toContain(`node ${limit} scripts/start.ts\n`);
});

describe('the systemd unit', () => {
  const unit = read('systemd/forecourt.service');
  const settings = new Map(
    [...unit.matchAll(/^Environment=(\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
  );

  it('sets variables that the code declares, and has time to drain', () => {
    expect(settings.size).toBeGreaterThan(4);
    expect(listUnknown([...settings.keys()])).toEqual([]);
    const stopSeconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
    expect(stopSeconds).toBeGreaterThan(Number(settings.get('DRAIN_SECONDS')) + finishSeconds);
  });

  it('starts the server with a site and the settings of the example', () => {
    const example = readSettings(readExample('servers.md', '## With systemd'));
    expect(listRefusals({ ...Object.fromEntries(settings), ...example })).toEqual([]);
  });

  it('starts the Node that npm installs, and writes to the folders that systemd makes for it', () => {
    expect(unit).toContain(
      'ExecStart=/opt/forecourt/node_modules/node/bin/node --max-semi-space-size=4 scripts/start.ts\n',
    );
    const name = /^StateDirectory=(\w+)$/m.exec(unit)?.[1];
    expect(settings.get('DATA_DIR')).toBe(`/var/lib/${name}`);
  });

  it('is rated as well confined', async () => {
    const analyze = findSystemdAnalyze();
    if (analyze === undefined) throw new Error('systemd-analyze is not installed (Debian: apt-get install systemd).');
    const args = ['security', '--offline=true', '--threshold=20', 'deploy/systemd/forecourt.service'];
    // Rejects if the exposure is above 2.0 of 10.
    const { stdout } = await promisify(execFile)(analyze, ['--no-pager', ...args]);
    expect(stdout).toContain('Overall exposure level for forecourt.service');
  });
});

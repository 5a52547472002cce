import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { finishSeconds, imageEnv, imageUser, listRefusals, listUnknown } from './testing/read-deployment.ts';

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

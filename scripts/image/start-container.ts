import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOciConfig, type ContainerOptions, type ImageSettings } from './build-oci-config.ts';
import { runTool } from './run-tool.ts';
import { withTemporaryFolder } from './with-temporary-folder.ts';

export interface RunningContainer {
  readonly exited: Promise<number>;
  readonly findPid: () => Promise<number>;
  readonly evaluate: (code: string) => Promise<string>;
  readonly stop: () => Promise<number>;
}

type StartOptions = Omit<ContainerOptions, 'image' | 'rootFolder'> & { readonly name: string };

const readSettings = async (name: string): Promise<ImageSettings> => {
  const { OCIv1 } = JSON.parse(await runTool('buildah', ['inspect', '--type', 'image', name]));
  return (OCIv1 as { readonly config: ImageSettings }).config;
};

/**
 * Works without control groups, because not every machine has a manager for them. In production, the orchestrator sets
 * limits.
 */
const crunOptions = ['--cgroup-manager=disabled'];

const startBundle = (bundle: string, id: string, user: string): RunningContainer => {
  const child = spawn('crun', [...crunOptions, 'run', '--bundle', bundle, id], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit').then(([code]) => Number(code ?? 1));
  return {
    exited,
    findPid: async () => JSON.parse(await runTool('crun', ['state', id])).pid,
    evaluate: (code) =>
      runTool('crun', [...crunOptions, 'exec', '--user', user, id, '/usr/local/bin/node', '-e', code]),
    stop: async () => {
      await runTool('crun', ['kill', id, 'TERM']);
      return exited;
    },
  };
};

/** Needs root or `buildah unshare`. Removes the container when `use` settles. */
export const withContainer = <Result>(
  { name, ...options }: StartOptions,
  use: (container: RunningContainer) => Promise<Result>,
): Promise<Result> =>
  withTemporaryFolder(async (folder) => {
    const id = `forecourt-${process.pid}-${Date.now()}`;
    const image = await readSettings(name);
    const mounted = await runTool('buildah', ['from', '--pull-never', name]);
    try {
      const rootFolder = await runTool('buildah', ['mount', mounted]);
      const bundle = join(folder, 'bundle');
      mkdirSync(bundle);
      writeFileSync(join(bundle, 'config.json'), JSON.stringify(buildOciConfig({ image, rootFolder, ...options })));
      const container = startBundle(bundle, id, image.User);
      try {
        return await use(container);
      } finally {
        await runTool('crun', ['delete', '--force', id]).catch(() => undefined);
        await container.exited;
      }
    } finally {
      await runTool('buildah', ['rm', mounted]);
    }
  });

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.ts';
import { isBuildCurrent } from '../lib/build-stamp.ts';
import { makeBase } from './make-base.ts';
import { runTool } from './run-tool.ts';
import { stageApp } from './stage-app.ts';
import { withTemporaryFolder } from './with-temporary-folder.ts';

export const buildImage = (name: string): Promise<void> =>
  withTemporaryFolder(async (context) => {
    if (!isBuildCurrent()) await build();
    await stageApp(context);
    await makeBase(join(context, 'base'));
    mkdirSync(join(context, 'data'));
    await runTool('buildah', ['bud', '--quiet', '-f', 'deploy/container/Containerfile', '-t', name, context]);
  });

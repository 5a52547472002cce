import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/make-temporary-folder.ts';
import { builtAssetRoutes } from './file-routes.ts';

it('sends the files of the build, and looks for no others', async () => {
  const folder = makeTemporaryFolder('assets');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-12345678.js'), 'start();');
  writeFileSync(join(folder, 'secret.js'), '');
  const app = fastify();
  await app.register(builtAssetRoutes(folder));
  writeFileSync(join(folder, 'assets/later.js'), '');
  const ask = async (path: string) => (await app.inject(path)).statusCode;
  expect(await app.inject('/assets/app-12345678.js')).toMatchObject({ statusCode: 200, body: 'start();' });
  expect((await app.inject({ method: 'HEAD', url: '/assets/app-12345678.js' })).headers['content-length']).toBe('8');
  for (const path of ['later.js', 'APP-12345678.js', '', '../secret.js', '..%2fsecret.js', 'app-12345678.js/']) {
    expect(await ask(`/assets/${path}`)).toBe(404);
  }
  await app.close();
});

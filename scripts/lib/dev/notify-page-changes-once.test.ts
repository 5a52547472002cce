import { reactRouter } from '@react-router/dev/vite';
import type { EnvironmentModuleNode, HotUpdateOptions, Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { notifyPageChangesOnce, repeater } from './notify-page-changes-once.ts';

const page = '/src/sites/web/footer.tsx';
const loaderOnly = '/src/app/storefront/page-context.server.ts';

const listToldAgain = async (file: string): Promise<readonly string[]> => {
  const told: string[] = [];
  const route = { id: '/src/home-route.tsx', url: '/src/home-route.tsx', importers: new Set() };
  const changed = { id: file, url: file, importers: new Set(file === page ? [] : [route]) };
  const known = [page, route.id].map((id) => ({ id, url: id }));
  const client = {
    moduleGraph: {
      getModulesByFile: (path: string) => (path === page ? new Set(known.slice(0, 1)) : undefined),
      getModuleById: (id: string) => known.find((module) => module.id === id),
    },
    reloadModule: (module: EnvironmentModuleNode) => told.push(module.url),
  };
  const [plugin] = notifyPageChangesOnce(reactRouter()).filter(({ name }) => name === repeater);
  const hotUpdate = plugin?.hotUpdate as (this: unknown, options: HotUpdateOptions) => unknown;
  const options = { file, modules: [changed], server: { environments: { client } } };
  await hotUpdate.call({ environment: { name: 'ssr' } }, options as unknown as HotUpdateOptions);
  return told;
};

describe('a change of a file', () => {
  it('that pages run is left to hot reload', async () => {
    expect(await listToldAgain(page)).toEqual([]);
  });

  it('that only loaders run updates the pages with those loaders', async () => {
    expect(await listToldAgain(loaderOnly)).toEqual(['/src/home-route.tsx']);
  });

  it('leaves other plugins unchanged', () => {
    const other: Plugin = { name: 'other', hotUpdate: () => [] };
    expect(notifyPageChangesOnce([other])).toEqual([other]);
  });
});

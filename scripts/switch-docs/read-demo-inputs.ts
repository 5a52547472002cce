import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRawObject, type RawObject } from '#src/sites/config/merge-layers.ts';
import { layerOverPreset } from '#src/sites/config/resolve-site.ts';
import { parseYaml } from '#src/sites/server/parse-site-file.ts';

export const readDemoInputs = async (sitesDir: string): Promise<ReadonlyMap<string, RawObject>> => {
  const inputs = new Map<string, RawObject>();
  for (const slug of (await readdir(sitesDir)).sort()) {
    const file = join(sitesDir, slug, 'site.yaml');
    const parsed = parseYaml(await readFile(file, 'utf8'));
    if (parsed.kind === 'refused' || !isRawObject(parsed.raw)) throw new Error(`${file} is not a site's file`);
    inputs.set(slug, layerOverPreset(parsed.raw));
  }
  return inputs;
};

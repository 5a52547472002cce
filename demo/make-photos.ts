import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describeEncoded, encodeFolder } from './photos/encode-folder.ts';
import { photosFolder } from './photos/photos-folder.ts';

// Renders a picture again in all its paints, into media/demo/photos: node demo/make-photos.ts suv-hero
const [name] = argv.slice(2);
if (name === undefined) {
  console.error('Name the picture, such as suv-hero.');
  exit(1);
}

const studio = fileURLToPath(new URL('../media/demo/studio/render.py', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forecourt-photos-'));
try {
  const options = ['-b', '--python-exit-code', '1', '-P', studio, '--', '--out', folder, '--name', name];
  const { error, status } = spawnSync('blender', options, { stdio: 'inherit' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`Blender stopped with code ${status}`);
  console.info(describeEncoded(await encodeFolder(folder, fileURLToPath(photosFolder))));
} finally {
  rmSync(folder, { recursive: true });
}

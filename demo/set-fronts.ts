import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { photosFolder } from './photos/photos-folder.ts';
import { withoutFace } from './stock/choose-face.ts';

// Places the front ends rendered by `render.py --fronts` on the photos of the same body, view and paint:
// node demo/set-fronts.ts FOLDER-OF-FRONTS FOLDER-OF-PNG
const [fronts, to] = argv.slice(2);
if (fronts === undefined || to === undefined) {
  console.error('Name the folder of fronts and the folder for the PNG files.');
  exit(1);
}
const photos = fileURLToPath(photosFolder);
mkdirSync(to, { recursive: true });
for (const file of readdirSync(fronts)) {
  const front = join(fronts, file);
  const own = join(photos, withoutFace(file).replace(/png$/, 'avif'));
  const target = join(to, file);
  const isDone = existsSync(target) && statSync(target).mtimeMs >= statSync(front).mtimeMs;
  if (withoutFace(file) === file || !/(?<!\.part)\.png$/.test(file) || isDone || !existsSync(own)) continue;
  await sharp(own)
    .removeAlpha()
    .composite([{ input: front }])
    .png({ compressionLevel: 1 })
    .toFile(target);
}

import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import sharp from 'sharp';

// Turns the studio's PNG into AVIF: node demo/encode-photos.ts FOLDER-OF-PNG FOLDER-OF-AVIF
// AVIF at 58 measured 43.2 dB at 44 kB where WebP at 86 needed 82 kB for 42.7 dB (1800 x 1200).
const quality = 58;

const [from, to] = argv.slice(2);
if (from === undefined || to === undefined) {
  console.error('Name the folder of PNG and the folder for AVIF.');
  exit(1);
}

const isFresh = (target: string, source: string): boolean =>
  existsSync(target) && statSync(target).mtimeMs >= statSync(source).mtimeMs;

mkdirSync(to, { recursive: true });
let bytes = 0;
const names = readdirSync(from).filter((name) => name.endsWith('.png') && !name.endsWith('.part.png'));
for (const name of names) {
  const source = join(from, name);
  const target = join(to, name.replace(/png$/, 'avif'));
  if (!isFresh(target, source)) await sharp(source).removeAlpha().avif({ quality, effort: 4 }).toFile(target);
  bytes += statSync(target).size;
}
console.info(`${names.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`);

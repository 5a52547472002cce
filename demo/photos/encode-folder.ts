import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildPhotoManifest } from './photo-manifest.ts';
import type { Hotspot } from './read-photos.ts';

/** AVIF quality of a photo: 1800 x 1200 pixels take about 44 kB. */
const photoQuality = 58;
const frameQuality = 50;

const isFresh = (target: string, source: string): boolean =>
  existsSync(target) && statSync(target).mtimeMs >= statSync(source).mtimeMs;

const encode = async (source: string, target: string, name: string): Promise<void> => {
  const quality = name.startsWith('spin-') ? frameQuality : photoQuality;
  await sharp(source).removeAlpha().avif({ quality, effort: 3 }).toFile(target);
};

const hotspotFile = /^(spin|interior)-.+\.json$/;

const copyHotspots = (source: string, target: string): void => {
  const hotspots = JSON.parse(readFileSync(source, 'utf8')) as readonly Hotspot[];
  const seen = hotspots.filter(({ anchors }) => anchors.length > 0);
  writeFileSync(target, `${JSON.stringify(seen)}\n`);
};

export interface EncodedFolder {
  readonly encodedCount: number;
  readonly photoCount: number;
  readonly bytes: number;
}

export const writeManifest = (folder: string): Omit<EncodedFolder, 'encodedCount'> => {
  const photos = readdirSync(folder).filter((file) => file.endsWith('.avif'));
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(buildPhotoManifest(photos), null, 2)}\n`);
  return { photoCount: photos.length, bytes: photos.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) };
};

export const encodeFolder = async (from: string, to: string): Promise<EncodedFolder> => {
  mkdirSync(to, { recursive: true });
  let encodedCount = 0;
  for (const file of readdirSync(from)) {
    const source = join(from, file);
    if (hotspotFile.test(file)) copyHotspots(source, join(to, file));
    if (!file.endsWith('.png') || file.endsWith('.part.png')) continue;
    const target = join(to, file.replace(/png$/, 'avif'));
    if (isFresh(target, source)) continue;
    await encode(source, target, file);
    encodedCount += 1;
  }
  return { encodedCount, ...writeManifest(to) };
};

export const describeEncoded = ({ encodedCount, photoCount, bytes }: EncodedFolder): string =>
  `${encodedCount} pictures encoded; ${photoCount} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`;

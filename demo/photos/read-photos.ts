import { existsSync, readFileSync } from 'node:fs';
import { emptyManifest, type PhotoManifest } from './photo-manifest.ts';
import { photosFolder } from './photos-folder.ts';

/** @spec B3.06 */
export interface Hotspot {
  readonly id: string;
  readonly description: string;
  readonly anchors: readonly { readonly angle: number; readonly x: number; readonly y: number }[];
}

export interface PhotoStore {
  readonly manifest: PhotoManifest;
  readonly hotspots: Readonly<Record<string, readonly Hotspot[]>>;
}

const readJson = <T>(name: string, otherwise: T): T => {
  const file = new URL(`${name}.json`, photosFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
};

export const readPhotos = (): PhotoStore => {
  const manifest = readJson('index', emptyManifest);
  const names = [
    ...Object.keys(manifest.spins).map((body) => `spin-${body}`),
    ...Object.keys(manifest.panoramas).map((cabin) => `interior-${cabin}-panorama`),
  ];
  return { manifest, hotspots: Object.fromEntries(names.map((name) => [name, readJson<Hotspot[]>(name, [])])) };
};

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildDemoStock } from './build-stock.ts';
import { demoDealers } from './dealers.ts';
import { drawnShapes } from './illustrations/draw-vehicle.ts';
import { describeEncoded, writeManifest } from './photos/encode-folder.ts';
import type { PhotoManifest } from './photos/photo-manifest.ts';
import { photosFolder } from './photos/photos-folder.ts';
import { readPhotos } from './photos/read-photos.ts';
import { composeScene, findCutOut, sizeOf } from './scenes/compose-scene.ts';
import { leadScene } from './scenes/lead-scene.ts';
import { faces, nameBody } from './stock/choose-face.ts';
import { leadViewsFor, nameLead, type Setting, settings } from './stock/photo-range.ts';
import { carShapes, paintsFor } from './stock/picture-range.ts';

// Composes the vehicles' first pictures from cut-outs and backdrops, into media/demo/photos:
// node demo/compose-leads.ts FOLDER-OF-CUT-OUTS FOLDER-OF-BACKDROPS [YYYY-MM-DD]
const quality = 50;
const [cutOuts, backdrops, today = new Date().toISOString().slice(0, 10)] = argv.slice(2);
if (cutOuts === undefined || backdrops === undefined) {
  console.error('Name the folder of cut-outs and the folder of backdrops.');
  exit(1);
}
const folders = { cutOuts, backdrops };
const outside = settings.filter((setting): setting is Exclude<Setting, 'studio'> => setting !== 'studio');

interface Lead {
  readonly name: string;
  readonly vehicle: string;
  readonly paint: string;
  readonly view: string;
  readonly setting: Exclude<Setting, 'studio'>;
}

const listPossible = (shape: string, face: string | undefined): readonly Lead[] =>
  paintsFor(shape).flatMap((paint) => {
    const vehicle = `${nameBody(shape, face)}-${paint}`;
    return leadViewsFor(shape).flatMap(([view]) =>
      findCutOut(folders, vehicle, view) === undefined
        ? []
        : outside.map((setting) => ({
            name: nameLead(`${nameBody(shape, face)}-${view}`, setting),
            vehicle,
            paint,
            view,
            setting,
          })),
    );
  });

const possibleLeads: readonly Lead[] = [...carShapes, ...drawnShapes].flatMap((shape) =>
  [undefined, ...faces].flatMap((face) => listPossible(shape, face)),
);

const withPossible = (manifest: PhotoManifest): PhotoManifest => {
  const photos: Record<string, string> = { ...manifest.photos };
  for (const { name, paint } of possibleLeads) photos[name] = [photos[name], paint].filter(Boolean).join(' ');
  return { ...manifest, photos };
};

const { manifest, hotspots } = readPhotos();
const photos = { manifest: withPossible(manifest), hotspots };
const chosen = new Set(
  demoDealers.flatMap(({ slug }) =>
    buildDemoStock(slug, today, photos).flatMap(({ thumbnails = [] }) =>
      (thumbnails as readonly string[]).map((url) => basename(url)),
    ),
  ),
);
const folder = fileURLToPath(photosFolder);
let encodedCount = 0;
for (const lead of possibleLeads) {
  const file = `${lead.name}-${lead.paint}.avif`;
  const cutOut = findCutOut(folders, lead.vehicle, lead.view);
  if (!chosen.has(file) || existsSync(join(folder, file)) || cutOut === undefined) continue;
  const scene = leadScene(cutOut.facts, await sizeOf(cutOut.file), lead);
  const picture = await composeScene(folders, scene);
  await picture.avif({ quality, effort: 3 }).toFile(join(folder, file));
  encodedCount += 1;
}
console.info(describeEncoded({ encodedCount, ...writeManifest(folder) }));

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process, { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoDealers } from './dealers.ts';
import { composeScene, findCutOut, sizeOf } from './scenes/compose-scene.ts';
import { locationScenes } from './scenes/location-scenes.ts';
import { type Scene, scenes } from './scenes/scenes.ts';
import { tiles } from './scenes/tiles.ts';

// Composes the sites' pictures from cut-out vehicles and backdrops, both rendered in the studio:
// node demo/compose-scenes.ts FOLDER-OF-CUT-OUTS FOLDER-OF-BACKDROPS [ONLY-NAMES-WITH-THIS]
const quality = 60;
const tileWidth = 900;
const mediaFolder = fileURLToPath(new URL('../media/demo/site/', import.meta.url));

const [cutOuts, backdrops, only = ''] = argv.slice(2);
if (cutOuts === undefined || backdrops === undefined) {
  console.error('Name the folder of cut-outs and the folder of backdrops.');
  exit(1);
}
const folders = { cutOuts, backdrops };

const write = async (name: string, picture: sharp.Sharp): Promise<void> => {
  const file = join(mediaFolder, `${name}.avif`);
  mkdirSync(dirname(file), { recursive: true });
  const { size } = await picture.avif({ quality, effort: 4 }).toFile(file);
  console.info(`${name}: ${Math.round(size / 1000)} kB`);
};

const cutTile = async (vehicle: string): Promise<sharp.Sharp> => {
  const cutOut = findCutOut(folders, vehicle);
  if (cutOut === undefined) throw new Error(`The studio has no cut-out of ${vehicle}.`);
  const { width, height } = await sizeOf(cutOut.file);
  const [left, top, right, bottom] = cutOut.facts.box;
  const part = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((right - left) * width),
    height: Math.round((bottom - top) * height),
  };
  return sharp(cutOut.file).extract(part).resize({ width: tileWidth });
};

const make = async (name: string, compose: () => Promise<sharp.Sharp>): Promise<void> => {
  if (!name.includes(only)) return;
  try {
    await write(name, await compose());
  } catch (error) {
    console.error(`${name}: left out. ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
};

const allScenes = Object.assign({}, scenes, ...demoDealers.map(locationScenes)) as Record<string, Scene>;
for (const [name, scene] of Object.entries(allScenes)) await make(name, () => composeScene(folders, scene));
for (const vehicle of tiles) await make(`cut-out/${vehicle}`, () => cutTile(vehicle));

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process, { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { demoDealers } from './dealers.ts';
import { locationScenes } from './scenes/location-scenes.ts';
import { type CutOutFacts, placeVehicle, type Size } from './scenes/place-vehicle.ts';
import type { PlacedVehicle } from './scenes/placed-vehicle.ts';
import { lightOf, type Scene, sceneShapes, scenes } from './scenes/scenes.ts';
import { tiles } from './scenes/tiles.ts';

// Composes the sites' pictures from cut-out vehicles and backdrops, both rendered in the studio:
// node demo/compose-scenes.ts FOLDER-OF-CUT-OUTS FOLDER-OF-BACKDROPS [ONLY-NAMES-WITH-THIS]
const quality = 60;
const tileWidth = 900;
const mediaFolder = fileURLToPath(new URL('../media/demo/site/', import.meta.url));

const [cutOutFolder, backdropFolder, only = ''] = argv.slice(2);
if (cutOutFolder === undefined || backdropFolder === undefined) {
  console.error('Name the folder of cut-outs and the folder of backdrops.');
  exit(1);
}

interface CutOut {
  readonly file: string;
  readonly factsFile: string;
}

/** The files of '<body>-<paint>' from the front three-quarter. */
const cutOutOf = (vehicle: string): CutOut => {
  const { body, paint } = /^(?<body>.+)-(?<paint>[a-z]+)$/.exec(vehicle)?.groups ?? {};
  return {
    file: join(cutOutFolder, `${body}-hero-${paint}.png`),
    factsFile: join(cutOutFolder, `${body}-hero.json`),
  };
};

/** Reports missing files. Pictures that need one are skipped, and the command fails at the end. */
const isComplete = (name: string, files: readonly string[]): boolean => {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length === 0) return true;
  console.error(`${name}: left out, there is no ${missing.join(', no ')}`);
  process.exitCode = 1;
  return false;
};

const readFacts = ({ factsFile }: CutOut): CutOutFacts => JSON.parse(readFileSync(factsFile, 'utf8')) as CutOutFacts;

const sizeOf = async (file: string): Promise<Size> => {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
};

/** Scales and lights a vehicle, and crops it to the backdrop. */
const drawVehicle = async (
  placed: PlacedVehicle,
  light: readonly [number, number, number],
  backdrop: Size,
): Promise<OverlayOptions> => {
  const cutOut = cutOutOf(placed.vehicle);
  const { file } = cutOut;
  const size = await sizeOf(file);
  const { scale, leftPx, topPx } = placeVehicle(readFacts(cutOut), size, backdrop, placed);
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const left = Math.max(0, -leftPx);
  const top = Math.max(0, -topPx);
  const shown = {
    left,
    top,
    width: Math.min(width - left, backdrop.width - Math.max(0, leftPx)),
    height: Math.min(height - top, backdrop.height - Math.max(0, topPx)),
  };
  const scaled = await sharp(file)
    .resize(width, height)
    .linear([...light, 1], [0, 0, 0, 0])
    .png()
    .toBuffer();
  return {
    input: await sharp(scaled).extract(shown).png().toBuffer(),
    left: Math.max(0, leftPx),
    top: Math.max(0, topPx),
  };
};

/** Crops the backdrop to the scene, in its proportions. */
const cropOf = ({ shape, centre = [0.5, 0.45], part = 1 }: Scene, backdrop: Size) => {
  const { width, height } = sceneShapes[shape];
  const shownHeight = Math.min(backdrop.height * part, (backdrop.width * height) / width);
  const shownWidth = (shownHeight * width) / height;
  const within = (middle: number, shown: number, whole: number): number =>
    Math.round(Math.min(Math.max(middle * whole - shown / 2, 0), whole - shown));
  return {
    left: within(centre[0], shownWidth, backdrop.width),
    top: within(centre[1], shownHeight, backdrop.height),
    width: Math.floor(shownWidth),
    height: Math.floor(shownHeight),
  };
};

const write = async (name: string, picture: sharp.Sharp): Promise<void> => {
  const file = join(mediaFolder, `${name}.avif`);
  mkdirSync(dirname(file), { recursive: true });
  const { size } = await picture.avif({ quality, effort: 4 }).toFile(file);
  console.info(`${name}: ${Math.round(size / 1000)} kB`);
};

const writeScene = async (name: string, scene: Scene): Promise<void> => {
  const file = join(backdropFolder, `${scene.backdrop}.png`);
  if (!isComplete(name, [file, ...scene.vehicles.map(({ vehicle }) => cutOutOf(vehicle).file)])) return;
  const backdrop = await sizeOf(file);
  const vehicles: OverlayOptions[] = [];
  for (const placed of scene.vehicles) vehicles.push(await drawVehicle(placed, lightOf[scene.backdrop], backdrop));
  const whole = await sharp(file).removeAlpha().composite(vehicles).png().toBuffer();
  const { width, height } = sceneShapes[scene.shape];
  await write(name, sharp(whole).extract(cropOf(scene, backdrop)).resize(width, height));
};

/** Returns a vehicle on a transparent background, cropped to it and its shadow. */
const writeTile = async (vehicle: string): Promise<void> => {
  const name = `cut-out/${vehicle}`;
  const cutOut = cutOutOf(vehicle);
  const { file } = cutOut;
  if (!isComplete(name, [file])) return;
  const { width, height } = await sizeOf(file);
  const [left, top, right, bottom] = readFacts(cutOut).box;
  const part = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((right - left) * width),
    height: Math.round((bottom - top) * height),
  };
  await write(name, sharp(file).extract(part).resize({ width: tileWidth }));
};

const allScenes = Object.assign({}, scenes, ...demoDealers.map(locationScenes)) as Record<string, Scene>;
for (const [name, scene] of Object.entries(allScenes)) if (name.includes(only)) await writeScene(name, scene);
for (const vehicle of tiles) if (`cut-out/${vehicle}`.includes(only)) await writeTile(vehicle);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { type CutOutFacts, placeVehicle, type Size } from './place-vehicle.ts';
import type { PlacedVehicle } from './placed-vehicle.ts';
import { blurPxOf, lightOf, type Scene, sceneShapes } from './scenes.ts';

export interface StudioFolders {
  readonly cutOuts: string;
  readonly backdrops: string;
}

export interface CutOut {
  readonly file: string;
  readonly facts: CutOutFacts;
}

/** `vehicle` is '<body>-<paint>'. Returns undefined if the studio hasn't rendered the cut-out. */
export const findCutOut = ({ cutOuts }: StudioFolders, vehicle: string, view = 'hero'): CutOut | undefined => {
  const { body, paint } = /^(?<body>.+)-(?<paint>[a-z]+)$/.exec(vehicle)?.groups ?? {};
  const file = join(cutOuts, `${body}-${view}-${paint}.png`);
  const factsFile = join(cutOuts, `${body}-${view}.json`);
  if (!existsSync(file) || !existsSync(factsFile)) return undefined;
  return { file, facts: JSON.parse(readFileSync(factsFile, 'utf8')) as CutOutFacts };
};

export const sizeOf = async (file: string): Promise<Size> => {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
};

const drawVehicle = async (
  { file, facts }: CutOut,
  placed: PlacedVehicle,
  light: readonly [number, number, number],
  backdrop: Size,
): Promise<OverlayOptions> => {
  const size = await sizeOf(file);
  const { scale, leftPx, topPx } = placeVehicle(facts, size, backdrop, placed);
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
    .png({ compressionLevel: 1 })
    .toBuffer();
  return {
    input: await sharp(scaled).extract(shown).png({ compressionLevel: 1 }).toBuffer(),
    left: Math.max(0, leftPx),
    top: Math.max(0, topPx),
  };
};

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

export const composeScene = async (folders: StudioFolders, scene: Scene): Promise<sharp.Sharp> => {
  const file = join(folders.backdrops, `${scene.backdrop}.png`);
  const backdrop = await sizeOf(file);
  const vehicles: OverlayOptions[] = [];
  for (const placed of scene.vehicles) {
    const cutOut = findCutOut(folders, placed.vehicle, placed.view);
    if (cutOut === undefined) throw new Error(`The studio has no cut-out of ${placed.vehicle}.`);
    vehicles.push(await drawVehicle(cutOut, placed, lightOf[scene.backdrop], backdrop));
  }
  const ground = sharp(file).removeAlpha();
  const blurPx = scene.blurPx ?? blurPxOf[scene.backdrop];
  const lens = blurPx === undefined ? ground : ground.blur(blurPx);
  const whole = await lens.composite(vehicles).png({ compressionLevel: 1 }).toBuffer();
  const { width, height } = sceneShapes[scene.shape];
  return sharp(whole).extract(cropOf(scene, backdrop)).resize(width, height);
};

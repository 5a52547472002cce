import sharp from 'sharp';
import { calculateContrastRatio } from '../../src/sites/theme/find-contrast-problems.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /**
   * Colours of the opaque pixels, as '#rrggbb'. Empty for a picture without transparency, because it has its own
   * background.
   */
  readonly colours: readonly string[];
  /** Colours along the edges, except near the corners, which may be rounded. Empty if a pixel there isn't opaque. */
  readonly edges: readonly string[];
  readonly isBlank: boolean;
}

const leastContrast = 1.5;

const sampleWidth = 120;
const opaque = 200;

const toHex = (channels: Uint8Array): string => `#${Buffer.from(channels).toString('hex')}`;

const listPixels = (data: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: data.length / 4 }, (_, index) => data.subarray(index * 4, index * 4 + 4));

/** Share of the width or height that isn't read next to each corner. */
const cornerShare = 0.2;
/**
 * Distance of the edges that we read from the picture's sides, in pixels of the sample. The outermost pixels can be
 * half transparent.
 */
const inset = 1;

const readEdges = (pixels: readonly Uint8Array[], width: number): readonly string[] => {
  const height = pixels.length / width;
  const isNear = (at: number, size: number): boolean => at < size * cornerShare || at >= size * (1 - cornerShare);
  const edges = pixels.filter((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const isOnSide = x === inset || x === width - 1 - inset;
    const isOnEnd = y === inset || y === height - 1 - inset;
    return (isOnSide && !isNear(y, height)) || (isOnEnd && !isNear(x, width));
  });
  return edges.every(([, , , alpha = 0]) => alpha >= opaque) ? edges.map((pixel) => toHex(pixel.subarray(0, 3))) : [];
};

export const readPicture = async (file: string | Buffer): Promise<Picture> => {
  const { width, height } = await sharp(file).metadata();
  const { data, info } = await sharp(file)
    .resize({ width: sampleWidth })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = listPixels(data);
  const solid = pixels.filter(([, , , alpha = 0]) => alpha >= opaque);
  const colours = solid.length === pixels.length ? [] : solid.map((pixel) => toHex(pixel.subarray(0, 3)));
  const [first, ...others] = solid.map((pixel) => toHex(pixel.subarray(0, 3)));
  const isBlank =
    solid.length === pixels.length &&
    first !== undefined &&
    others.every((colour) => calculateContrastRatio(first, colour) < leastContrast);
  return { width, height, colours, edges: readEdges(pixels, info.width), isBlank };
};

/** Width divided by height. A wider logo doesn't fit the small mark next to the business's name. */
export const widestMark = 1.5;

const mostHiddenShare = 0.4;

export const canBeSeen = ({ colours }: Pick<Picture, 'colours'>, ground: string): boolean => {
  const hidden = colours.filter((colour) => calculateContrastRatio(colour, ground) < leastContrast);
  return hidden.length <= colours.length * mostHiddenShare;
};

const leastBackgroundShare = 0.9;

/** True if the picture's own background fills it and differs from `ground`. */
export const hasOwnBackground = ({ edges, isBlank }: Picture, ground: string): boolean => {
  const differing = edges.filter((colour) => calculateContrastRatio(colour, ground) >= leastContrast);
  return !isBlank && edges.length > 0 && differing.length >= edges.length * leastBackgroundShare;
};

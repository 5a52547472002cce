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
  readonly isBlank: boolean;
}

const leastContrast = 1.5;

const sampleWidth = 120;
const opaque = 200;

const toHex = (channels: Uint8Array): string => `#${Buffer.from(channels).toString('hex')}`;

const listPixels = (data: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: data.length / 4 }, (_, index) => data.subarray(index * 4, index * 4 + 4));

export const readPicture = async (file: string | Buffer): Promise<Picture> => {
  const { width, height } = await sharp(file).metadata();
  const { data } = await sharp(file)
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
  return { width, height, colours, isBlank };
};

/** Width divided by height. A wider logo doesn't fit the small mark next to the business's name. */
export const widestMark = 1.5;

const mostHiddenShare = 0.4;

export const canBeSeen = ({ colours }: Pick<Picture, 'colours'>, ground: string): boolean => {
  const hidden = colours.filter((colour) => calculateContrastRatio(colour, ground) < leastContrast);
  return hidden.length <= colours.length * mostHiddenShare;
};

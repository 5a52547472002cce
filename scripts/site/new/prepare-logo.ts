import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import { calculateContrastRatio } from '../../../src/sites/theme/find-contrast-problems.ts';
import { canBeSeen, type Picture, readPicture, widestMark } from '../read-logo.ts';

export interface PreparedLogo {
  /** Settings for `brand` in site.yaml. */
  readonly brand: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, Buffer>>;
}

interface LogoOptions {
  readonly slug: string;
  readonly file: string;
  /** The brand colour, which the home page's header can lie over. */
  readonly brand: string;
}

/** Contrast ratio below which two colours are shades of one, such as those along the edge of a letter. */
const sameColourContrast = 1.3;

const hasOneColour = ({ colours: [first, ...others] }: Picture): boolean =>
  first !== undefined && others.every((colour) => calculateContrastRatio(first, colour) < sameColourContrast);

/** Height in pixels, sharp enough for a screen with three device pixels per CSS pixel. */
const whiteHeight = 300;

const drawWhite = async (file: string): Promise<Buffer> => {
  const shape = sharp(file, { density: 300 }).resize({ height: whiteHeight }).ensureAlpha().extractChannel('alpha');
  const { data, info } = await shape.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
};

/**
 * Prepares the settings and files for a logo. A wide one gets its size and, for a header over the brand colour, a
 * second version: the logo itself if it can be seen there, or a white one if it has only one colour and white can be
 * seen.
 */
export const prepareLogo = async ({ slug, file, brand }: LogoOptions): Promise<PreparedLogo> => {
  const picture = await readPicture(file);
  const { width, height } = picture;
  const name = `logo${extname(file).toLowerCase()}`;
  const address = (of: string): string => `/media/${slug}/${of}`;
  const files = { [name]: readFileSync(file) };
  if (width / height <= widestMark) return { brand: { logoUrl: address(name) }, files };
  const wide = { logoUrl: address(name), logoSize: { width, height }, iconUrl: address('mark.svg') };
  // A picture with its own background would be a box on the brand colour.
  if (picture.colours.length === 0) return { brand: wide, files };
  if (canBeSeen(picture, brand)) return { brand: { ...wide, logoOnBrandUrl: wide.logoUrl }, files };
  if (!hasOneColour(picture) || !canBeSeen({ ...picture, colours: ['#ffffff'] }, brand)) return { brand: wide, files };
  return {
    brand: { ...wide, logoOnBrandUrl: address('logo-white.png') },
    files: { ...files, 'logo-white.png': await drawWhite(file) },
  };
};

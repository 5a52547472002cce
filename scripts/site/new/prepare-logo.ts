import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import { calculateContrastRatio } from '../../../src/sites/theme/find-contrast-problems.ts';
import { canBeSeen, hasOwnBackground, type Picture, readPicture, widestMark } from '../read-logo.ts';

export interface PreparedLogo {
  readonly brand: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, Buffer>>;
  readonly notes: readonly string[];
}

export interface LogoOptions {
  readonly slug: string;
  readonly file: string;
  readonly brand: string;
  /** The palette's `surface`, the colour behind the logo. */
  readonly surface: string;
}

/** Contrast ratio below which two colours count as the same. The pixels along a letter's edge differ slightly. */
const sameColourContrast = 1.3;

const hasOneColour = ({ colours: [first, ...others] }: Picture): boolean =>
  first !== undefined && others.every((colour) => calculateContrastRatio(first, colour) < sameColourContrast);

/** Height of the logo's white copy in pixels. It's sharp on a screen with three device pixels per CSS pixel. */
const whiteHeight = 300;

/** Corner pixels with channels this high count as white. JPEG makes white slightly uneven. */
const leastWhite = 245;
const trimTolerance = 15;

const trimMargins = async (file: string): Promise<Buffer | undefined> => {
  if (extname(file).toLowerCase() === '.svg') return undefined;
  const corner = await sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
  const [red = 0, green = 0, blue = 0, alpha = 0] = corner;
  if (alpha > 0 && Math.min(red, green, blue) < leastWhite) return undefined;
  const before = await sharp(file).metadata();
  // A picture that's all margin can't be trimmed.
  const trimmed = await sharp(file)
    .trim({ threshold: trimTolerance })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (trimmed === undefined) return undefined;
  const { width, height } = trimmed.info;
  return width < before.width || height < before.height ? trimmed.data : undefined;
};

const drawWhite = async (file: string | Buffer): Promise<Buffer> => {
  const shape = sharp(file, { density: 300 }).resize({ height: whiteHeight }).ensureAlpha().extractChannel('alpha');
  const { data, info } = await shape.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
};

const backgroundNote =
  'Over the brand colour or a photo, the logo has a light background. A white version avoids that.';

/**
 * Trims white or transparent margins, except those of an SVG. A wide logo gets its size in the settings. A wide logo
 * with transparent parts can also get a version for a header over the brand colour: the logo itself or, if it has a
 * single colour, a white copy. A logo whose own background fills it needs none.
 */
export const prepareLogo = async ({ slug, file, brand, surface }: LogoOptions): Promise<PreparedLogo> => {
  const trimmed = await trimMargins(file);
  const content = trimmed ?? readFileSync(file);
  const picture = await readPicture(trimmed ?? file);
  const { width, height } = picture;
  const name = `logo${extname(file).toLowerCase()}`;
  const address = (of: string): string => `/media/${slug}/${of}`;
  const files = { [name]: content };
  const isWide = width / height > widestMark;
  const place = isWide ? "It's wide, so it replaces the mark and the name." : "It's shown next to the name.";
  const isFilled = hasOwnBackground(picture, surface);
  const filled = isFilled ? { logoHasBackground: true } : {};
  const notes = [
    `Your logo is ${width} by ${height} pixels. ${place}`,
    ...(trimmed === undefined ? [] : ['We cut off its empty margins.']),
  ];
  if (!isWide) return { brand: { logoUrl: address(name), ...filled }, files, notes };
  const wide = { logoUrl: address(name), logoSize: { width, height }, ...filled, iconUrl: address('mark.svg') };
  if (isFilled) return { brand: wide, files, notes };
  const onBackground = { brand: wide, files, notes: [...notes, backgroundNote] };
  // A picture with its own background would be a box on the brand colour.
  if (picture.colours.length === 0) return onBackground;
  if (canBeSeen(picture, brand)) return { brand: { ...wide, logoOnBrandUrl: wide.logoUrl }, files, notes };
  if (!hasOneColour(picture) || !canBeSeen({ colours: ['#ffffff'] }, brand)) return onBackground;
  return {
    brand: { ...wide, logoOnBrandUrl: address('logo-white.png') },
    files: { ...files, 'logo-white.png': await drawWhite(trimmed ?? file) },
    notes: [...notes, 'We made a white version of it to go on the brand colour.'],
  };
};

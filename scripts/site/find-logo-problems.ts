import sharp from 'sharp';
import { imageSiteOf } from '../../src/platform/images/image-site.ts';
import type { MediaStore } from '../../src/platform/media/media-store.ts';
import { parseMediaPath } from '../../src/platform/media/parse-media-path.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';
import type { SiteProblem } from '../../src/sites/config/site-problem.ts';
import { calculateContrastRatio } from '../../src/sites/theme/find-contrast-problems.ts';
import type { PaletteRole } from '../../src/sites/theme/palette-schema.ts';

interface Picture {
  readonly width: number;
  readonly height: number;
  /**
   * A sample of the opaque pixels, as '#rrggbb'. Empty for a picture without transparency, which has its own
   * background.
   */
  readonly colours: readonly string[];
}

const sampleWidth = 120;
const opaque = 200;

const toHex = (channels: Uint8Array): string => `#${Buffer.from(channels).toString('hex')}`;

const listPixels = (data: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: data.length / 4 }, (_, index) => data.subarray(index * 4, index * 4 + 4));

const readPicture = async (file: string): Promise<Picture> => {
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
  return { width, height, colours };
};

const widestMark = 1.5;
const sameShare = 0.02;
/** Less contrast than this can't be made out. */
const leastContrast = 1.5;
const mostHiddenShare = 0.4;

const findShapeProblem = ({ logoSize }: ResolvedSite['brand'], { width, height }: Picture): SiteProblem | undefined => {
  const shape = width / height;
  const allowed = `logoSize: { width: ${width}, height: ${height} }`;
  if (logoSize === undefined) {
    if (shape <= widestMark) return undefined;
    return {
      path: ['brand', 'logoUrl'],
      message: 'the logo is wide, and squeezed to a small mark beside the name',
      allowed,
    };
  }
  const stated = logoSize.width / logoSize.height;
  if (Math.abs(stated / shape - 1) <= sameShare) return undefined;
  return { path: ['brand', 'logoSize'], message: 'the logo has other proportions, so it loses its shape', allowed };
};

const findReadingProblem = (
  key: string,
  { colours }: Picture,
  {
    role,
    place,
    palette,
  }: { readonly role: PaletteRole; readonly place: string; readonly palette: ResolvedSite['brand']['palette'] },
): SiteProblem | undefined => {
  const ground = palette[role];
  const hidden = colours.filter((colour) => calculateContrastRatio(colour, ground) < leastContrast);
  if (hidden.length <= colours.length * mostHiddenShare) return undefined;
  return { path: ['brand', key], message: `much of the logo can't be seen on ${place}, which is ${ground}` };
};

/**
 * Role of the header's colour over each hero. Missing if the header has the page's colour or lies over a photograph.
 */
const heroRoles: Readonly<Partial<Record<ResolvedSite['layout']['hero'], PaletteRole>>> = { field: 'brand' };

export const findLogoProblems = async (
  site: ResolvedSite,
  media: Pick<MediaStore, 'find'>,
): Promise<readonly SiteProblem[]> => {
  const { brand, layout } = site;
  const { palette } = brand;
  const read = async (address: string): Promise<Picture | undefined> => {
    const file = address.startsWith('/media/')
      ? parseMediaPath(address.slice('/media/'.length), imageSiteOf(site).mediaFolders)
      : undefined;
    const found = file && (await media.find(file));
    // A file that isn't a picture is shown as missing by the browser; there is nothing to measure.
    return found && readPicture(await found.toLocalFile()).catch(() => undefined);
  };
  const logo = await read(brand.logoUrl);
  const onBrand = brand.logoOnBrandUrl === undefined ? undefined : await read(brand.logoOnBrandUrl);
  const heroRole = heroRoles[layout.hero];
  const header = { role: 'surface', place: 'the header', palette } as const;
  const hero = 'the header over the hero';
  const problems = [
    logo && findShapeProblem(brand, logo),
    logo && findReadingProblem('logoUrl', logo, header),
    onBrand && heroRole && findReadingProblem('logoOnBrandUrl', onBrand, { ...header, role: heroRole, place: hero }),
  ];
  return problems.flatMap((problem) => problem || []);
};

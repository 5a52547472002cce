import { imageSiteOf } from '../../src/platform/images/image-site.ts';
import type { MediaStore } from '../../src/platform/media/media-store.ts';
import { parseMediaPath } from '../../src/platform/media/parse-media-path.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';
import type { SiteProblem } from '../../src/sites/config/site-problem.ts';
import type { PaletteRole } from '../../src/sites/theme/palette-schema.ts';
import { canBeSeen, hasOwnBackground, type Picture, readPicture, widestMark } from './read-logo.ts';

const sameShare = 0.02;

const findShapeProblem = ({ logoSize }: ResolvedSite['brand'], { width, height }: Picture): SiteProblem | undefined => {
  const shape = width / height;
  const allowed = `logoSize: { width: ${width}, height: ${height} }`;
  if (logoSize === undefined) {
    if (shape <= widestMark) return undefined;
    return {
      path: ['brand', 'logoUrl'],
      message: 'the logo is wide, but is squeezed into a small mark next to the name',
      allowed,
    };
  }
  const stated = logoSize.width / logoSize.height;
  if (Math.abs(stated / shape - 1) <= sameShare) return undefined;
  return { path: ['brand', 'logoSize'], message: "the logo's proportions are different, so it's distorted", allowed };
};

const findReadingProblem = (
  key: string,
  picture: Picture,
  {
    role,
    place,
    palette,
  }: { readonly role: PaletteRole; readonly place: string; readonly palette: ResolvedSite['brand']['palette'] },
): SiteProblem | undefined => {
  const ground = palette[role];
  if (picture.isBlank) {
    return { path: ['brand', key], message: "the logo can't be seen, because the whole picture is a single colour" };
  }
  if (canBeSeen(picture, ground)) return undefined;
  return { path: ['brand', key], message: `much of the logo can't be seen on ${place}, which is ${ground}` };
};

/**
 * For each kind of hero, the palette role of the colour behind the home page's header. Absent if the header has the
 * page's colour or lies over a photograph.
 */
const heroRoles: Readonly<Partial<Record<ResolvedSite['layout']['hero'], PaletteRole>>> = { field: 'brand' };

const hero = 'the header over the hero';

const readLogo = async (
  site: ResolvedSite,
  media: Pick<MediaStore, 'find'>,
  address: string,
): Promise<Picture | undefined> => {
  const file = address.startsWith('/media/')
    ? parseMediaPath(address.slice('/media/'.length), imageSiteOf(site).mediaFolders)
    : undefined;
  const found = file && (await media.find(file));
  // A file that isn't a picture can't be measured.
  return found && readPicture(await found.toLocalFile()).catch(() => undefined);
};

const whatHeroShows: Readonly<Partial<Record<ResolvedSite['layout']['hero'], string>>> = {
  field: 'brand colour',
  photograph: 'photo',
};

/**
 * Describes how to avoid the background that a wide logo can get in the home page's header. Returns undefined if the
 * logo gets none.
 */
export const findLogoAdvice = async (
  site: ResolvedSite,
  media: Pick<MediaStore, 'find'>,
): Promise<string | undefined> => {
  const { brand, layout } = site;
  const ground = whatHeroShows[layout.hero];
  if (brand.logoHasBackground === true || brand.logoOnBrandUrl !== undefined) return undefined;
  if (ground === undefined || brand.logoSize === undefined) return undefined;
  const role = heroRoles[layout.hero];
  const logo = await readLogo(site, media, brand.logoUrl);
  if (logo !== undefined && hasOwnBackground(logo, brand.palette.surface)) {
    return 'Your logo has its own background, but pages put a light one behind it. Add logoHasBackground: true under brand in site.yaml.';
  }
  const isReadable =
    role !== undefined && logo !== undefined && logo.colours.length > 0 && canBeSeen(logo, brand.palette[role]);
  const remedy = isReadable
    ? `It's visible there without the background: add logoOnBrandUrl: ${brand.logoUrl}`
    : `To remove the background, put a white version of your logo next to ${brand.logoUrl}, with a transparent background and the same proportions, and set logoOnBrandUrl to it`;
  return `On the home page, the header over the ${ground} gives your logo a background in the page's colour. ${remedy} under brand in site.yaml.`;
};

export const findLogoProblems = async (
  site: ResolvedSite,
  media: Pick<MediaStore, 'find'>,
): Promise<readonly SiteProblem[]> => {
  const { brand, layout } = site;
  const { palette } = brand;
  const logo = await readLogo(site, media, brand.logoUrl);
  const onBrand = brand.logoOnBrandUrl === undefined ? undefined : await readLogo(site, media, brand.logoOnBrandUrl);
  const heroRole = heroRoles[layout.hero];
  const header = { role: 'surface', place: 'the header', palette } as const;
  const problems = [
    logo && findShapeProblem(brand, logo),
    logo && findReadingProblem('logoUrl', logo, header),
    onBrand && heroRole && findReadingProblem('logoOnBrandUrl', onBrand, { ...header, role: heroRole, place: hero }),
  ];
  return problems.flatMap((problem) => problem || []);
};

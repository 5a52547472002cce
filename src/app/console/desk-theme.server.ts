import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { buildThemeCss } from '#src/sites/theme/build-theme-css.ts';
import { paletteSchema } from '#src/sites/theme/palette-schema.ts';
import { themeSchema } from '#src/sites/theme/theme-schema.ts';

/** The same for every dealer, apart from `brand` and `onBrand`. */
export const deskPalette = paletteSchema.parse({
  surface: '#ffffff',
  surfaceGround: '#f6f7f9',
  surfaceSunk: '#eceff3',
  surfaceInk: '#14181f',
  surfaceInkRaised: '#232936',
  text: '#171b22',
  textQuiet: '#566072',
  onInk: '#ffffff',
  onInkQuiet: '#c3cad6',
  line: '#e2e6ec',
  lineStrong: '#838d9c',
  brand: '#22304d',
  brandDeep: '#14181f',
  brandSoft: '#e6edfd',
  onBrand: '#ffffff',
  onBrandQuiet: '#c3cad6',
  accent: '#f0b429',
  accentDeep: '#e0a417',
  accentSoft: '#fff4d6',
  onAccent: '#2b2000',
  action: '#2456d3',
  actionDeep: '#1a44ad',
  onAction: '#ffffff',
  link: '#1f4fc4',
  positive: '#0b6b4a',
  positiveSoft: '#dff3e8',
  warning: '#7a4300',
  warningSoft: '#fff0d6',
  danger: '#b3261e',
  dangerSoft: '#fdebe9',
  focus: '#2456d3',
  focusOnInk: '#f0b429',
  focusOnBrand: '#f0b429',
});

const deskTheme = themeSchema.parse({
  radiusChip: '4px',
  radiusControl: '7px',
  radiusField: '7px',
  radiusCard: '10px',
  radiusPanel: '12px',
  displayWeight: 650,
  displayTracking: '-0.01em',
  displayLeading: 1.25,
  sizeH1: '1.375rem',
  sizeH2: '1.0625rem',
  sizeH3: '0.9375rem',
  sizeText: '0.9375rem',
  sizeSmall: '0.8125rem',
});

const written = new WeakMap<ResolvedSite, string>();

const write = (site: ResolvedSite | undefined): string => {
  const { brand = deskPalette.brand, onBrand = deskPalette.onBrand } = site?.brand.palette ?? {};
  const palette = { ...deskPalette, brand, onBrand };
  return buildThemeCss({
    brand: { palette } as ResolvedSite['brand'],
    theme: deskTheme,
    layout: { typeface: 'grotesque' } as ResolvedSite['layout'],
  });
};

export const buildDeskThemeCss = (site: ResolvedSite | undefined): string => {
  if (site === undefined) return write(site);
  const css = written.get(site) ?? write(site);
  written.set(site, css);
  return css;
};

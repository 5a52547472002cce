import { calculateContrastRatio } from '../../../src/sites/theme/find-contrast-problems.ts';
import type { Palette } from '../../../src/sites/theme/palette-schema.ts';

const white = '#ffffff';
const black = '#000000';
const stepCount = 50;
/** WCAG's minimum contrast ratios for text and for controls. */
const leastOfText = 4.5;
const leastOfControl = 3;

const readChannels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` is the part of `other`, from 0 to 1. */
const mix = (hex: string, other: string, share: number): string => {
  const others = readChannels(other);
  const mixed = readChannels(hex).map((channel, at) => Math.round(channel + ((others[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

const leastContrast = (colour: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => calculateContrastRatio(colour, other)));

const moveUntil = (hex: string, towards: string, fits: (colour: string) => boolean): string | undefined => {
  for (let step = 0; step <= stepCount; step += 1) {
    const colour = mix(hex, towards, step / stepCount);
    if (fits(colour)) return colour;
  }
  return undefined;
};

const shadeFor = (hex: string, others: readonly string[], least: number): string => {
  const fits = (colour: string): boolean => leastContrast(colour, others) >= least;
  return moveUntil(hex, black, fits) ?? moveUntil(hex, white, fits) ?? black;
};

interface Field {
  readonly field: string;
  readonly deep: string;
  readonly on: string;
}

const fieldOf = (hex: string, inks: readonly string[] = [white, black]): Field => {
  const on = inks.find((ink) => calculateContrastRatio(hex, ink) >= leastOfText) ?? black;
  // Moves away from the text's colour, so that the text stays readable.
  const deep = mix(hex, on === white ? black : white, 0.18);
  return { field: hex, deep, on };
};

export type BrandColours = Pick<Palette, 'brand' | 'accent'>;

/** Minimum contrast ratio with white, for text, headings and the footer's background. */
const leastOfInk = 9;
/** Largest share of black in the accent of buttons. With more, it would look like another colour. */
const mostBlackInButtons = 0.2;

/** Contrast ratio below which the accent colour can't be made out on the brand colour. */
const leastOnBrand = 1.6;

const tellApart = (accent: string, brand: string): string => {
  const isApart = (shade: string): boolean => leastContrast(shade, [brand]) >= leastOnBrand;
  const [near, far] = calculateContrastRatio(brand, white) >= leastOfControl ? [white, black] : [black, white];
  return moveUntil(accent, near, isApart) ?? moveUntil(accent, far, isApart) ?? near;
};

const deriveInks = (base: Palette, brand: string): Partial<Palette> => {
  const ink = shadeFor(brand, [white], leastOfInk);
  const pages = [base.surface, base.surfaceGround];
  const sunk = mix(ink, white, 0.95);
  const lighten = (share: number, least: number, others: readonly string[]): string =>
    moveUntil(mix(ink, white, share), ink, (shade) => leastContrast(shade, others) >= least) ?? ink;
  return {
    surfaceSunk: sunk,
    surfaceInk: ink,
    surfaceInkRaised:
      moveUntil(mix(ink, white, 0.14), ink, (shade) => leastContrast(shade, [white]) >= leastOfText) ?? ink,
    onInk: white,
    onInkQuiet: mix(white, ink, 0.22),
    focusOnInk: white,
    text: ink,
    textQuiet: lighten(0.3, leastOfText, [...pages, sunk]),
    line: mix(ink, white, 0.86),
    lineStrong: lighten(0.5, leastOfControl, pages),
  };
};

/**
 * Darkens the accent slightly if it's hard to see on the page. If that isn't enough, uses a readable shade of the brand
 * colour.
 */
const deriveAction = (pages: readonly string[], { brand, accent }: BrandColours): Field => {
  const backs = [white, ...pages];
  const seen = moveUntil(
    accent,
    mix(accent, black, mostBlackInButtons),
    (shade) => leastContrast(shade, backs) >= leastOfControl,
  );
  return fieldOf(seen ?? shadeFor(brand, backs, leastOfText), [white, black]);
};

/** Returns the template's palette if both colours are the template's own. */
export const derivePalette = (template: Palette, { brand, accent: given }: BrandColours): Palette => {
  if (brand === template.brand && given === template.accent) return template;
  const accent = tellApart(given, brand);
  const base = { ...template, ...deriveInks(template, brand) };
  const pages = [base.surface, base.surfaceGround, base.surfaceSunk];
  const brandField = fieldOf(brand);
  const accentField = fieldOf(accent, [white, base.text, black]);
  const action = deriveAction(pages, { brand, accent });
  const softOf = (hex: string): string =>
    moveUntil(mix(hex, base.surface, 0.86), base.surface, (soft) => leastContrast(soft, [base.text]) >= leastOfText) ??
    base.surface;
  const quiet = moveUntil(
    mix(brandField.on, brand, 0.3),
    brandField.on,
    (colour) => leastContrast(colour, [brandField.field, brandField.deep]) >= leastOfText,
  );
  return {
    ...base,
    brand: brandField.field,
    brandDeep: brandField.deep,
    brandSoft: softOf(brand),
    onBrand: brandField.on,
    onBrandQuiet: quiet ?? brandField.on,
    accent: accentField.field,
    accentDeep: accentField.deep,
    accentSoft: softOf(accent),
    onAccent: accentField.on,
    action: action.field,
    actionDeep: action.deep,
    onAction: action.on,
    link: shadeFor(brand, pages, leastOfText),
    focus: shadeFor(base.focus, pages, leastOfControl),
    focusOnBrand: brandField.on,
  };
};

const describeShade = (accent: string, given: BrandColours): string =>
  given.accent === given.brand
    ? `  Highlights use ${accent}, a shade of your colour that stands out against it.`
    : `  Highlights use ${accent}, because ${given.accent} is hard to see on ${given.brand}.`;

export const describePalette = (palette: Palette, given: BrandColours): readonly string[] => {
  const { brand, surfaceInk, action, accent, link } = palette;
  return [
    `  Top of the home page ${brand}, headings and footer ${surfaceInk}`,
    `  Buttons ${action}, tags and highlights ${accent}, links ${link}`,
    ...(accent === given.accent ? [] : [describeShade(accent, given)]),
  ];
};

import { calculateContrastRatio } from '../../../src/sites/theme/find-contrast-problems.ts';
import type { Palette } from '../../../src/sites/theme/palette-schema.ts';

const white = '#ffffff';
const black = '#000000';
const stepCount = 50;
/** Least contrast ratio of text and of controls, by WCAG. */
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

/** Moves a colour towards another one in small steps until it fits. Undefined if it never does. */
const moveUntil = (hex: string, towards: string, fits: (colour: string) => boolean): string | undefined => {
  for (let step = 0; step <= stepCount; step += 1) {
    const colour = mix(hex, towards, step / stepCount);
    if (fits(colour)) return colour;
  }
  return undefined;
};

/**
 * Returns the nearest darker shade that has this contrast with every other colour, the nearest lighter one if no darker
 * shade has it, or black if none has.
 */
const shadeFor = (hex: string, others: readonly string[], least: number): string => {
  const fits = (colour: string): boolean => leastContrast(colour, others) >= least;
  return moveUntil(hex, black, fits) ?? moveUntil(hex, white, fits) ?? black;
};

interface Field {
  readonly field: string;
  readonly deep: string;
  readonly on: string;
}

/** Returns a filled colour, its hovered shade and its text colour: the first readable ink, or black. */
const fieldOf = (hex: string, inks: readonly string[] = [white, black]): Field => {
  const on = inks.find((ink) => calculateContrastRatio(hex, ink) >= leastOfText) ?? black;
  // Moves away from the text's colour, so that the text stays readable.
  const deep = mix(hex, on === white ? black : white, 0.18);
  return { field: hex, deep, on };
};

export type BrandColours = Pick<Palette, 'brand' | 'accent'>;

/**
 * Derives a palette from any two colours. Its text contrasts enough with every background, and its buttons and links
 * have the nearest readable shade of the brand colour.
 * @param base the palette of the site's template
 */
export const derivePalette = (base: Palette, { brand, accent }: BrandColours): Palette => {
  const pages = [base.surface, base.surfaceGround, base.surfaceSunk];
  const brandField = fieldOf(brand);
  const accentField = fieldOf(accent, [white, base.text, black]);
  const action = fieldOf(shadeFor(brand, [white, ...pages], leastOfText), [white, black]);
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

const describeRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)} to 1`;

export const describePalette = (palette: Palette): readonly string[] => {
  const { brand, onBrand, action, onAction, surface, accent, onAccent, link } = palette;
  const textOn = (name: string, on: string, back: string): string =>
    `  ${name} ${back}: text ${on}, ${describeRatio(calculateContrastRatio(on, back))}`;
  const moved =
    action === brand
      ? ''
      : `; ${brand} itself has ${describeRatio(calculateContrastRatio(brand, surface))} on ${surface}`;
  return [
    textOn('Brand fields', onBrand, brand),
    textOn('Accents', onAccent, accent),
    `${textOn('Buttons', onAction, action)}${moved}`,
    `  Links ${link}: ${describeRatio(calculateContrastRatio(link, surface))} on ${surface}`,
  ];
};

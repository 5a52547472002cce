import { toKebabCase } from '#src/lib/text/slugify.ts';
import type { ResolvedSite } from '../config/resolved-site.ts';
import type { Layout } from '../model/layout.ts';

const toPropertyName = (key: string): string => `--${toKebabCase(key)}`;

const faceKeys = new Set(['cardTitleFace', 'priceFace']);

const declare = (entries: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(entries).map(([key, value]) =>
    faceKeys.has(key) ? `${toPropertyName(key)}:var(--font-${value})` : `${toPropertyName(key)}:${value}`,
  );

interface Typeface {
  readonly display: string;
  readonly text: string;
  /** Added between the words of headings with narrow letters, because the typeface's own spaces are narrow. */
  readonly narrowWordSpace?: string;
}

const typefaces: Readonly<Record<Layout['typeface'], Typeface>> = {
  grotesque: {
    display: '"Bricolage Grotesque Variable", "Bricolage Fallback", system-ui, sans-serif',
    text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  },
  magazine: {
    display: '"Newsreader Variable", "Newsreader Fallback", Georgia, serif',
    text: '"Hanken Grotesk Variable", "Hanken Fallback", system-ui, sans-serif',
  },
  plain: {
    display: '"Gabarito Variable", "Gabarito Fallback", Arial, sans-serif',
    text: '"Onest Variable", "Onest Fallback", Arial, sans-serif',
  },
  plate: {
    display: '"Archivo Variable", "Archivo Fallback", Arial, sans-serif',
    text: '"Archivo Variable", "Archivo Fallback", Arial, sans-serif',
    narrowWordSpace: '.1em',
  },
};

type ThemedSite = Pick<ResolvedSite, 'brand' | 'theme' | 'layout'>;

const chooseWordSpace = ({ narrowWordSpace = '0' }: Typeface, { displayStretch }: ThemedSite['theme']): string =>
  Number.parseInt(displayStretch, 10) < 100 ? narrowWordSpace : '0';

const writeThemeCss = ({ brand, theme, layout }: ThemedSite): string => {
  const typeface = typefaces[layout.typeface];
  const declarations = [
    'color-scheme:light',
    ...declare(brand.palette),
    `--font-display:${typeface.display}`,
    `--font-text:${typeface.text}`,
    `--display-word-space:${chooseWordSpace(typeface, theme)}`,
    ...declare(theme),
  ];
  return `:root{${declarations.join(';')}}`;
};

const written = new WeakMap<ThemedSite, string>();

export const buildThemeCss = (site: ThemedSite): string => {
  const css = written.get(site) ?? writeThemeCss(site);
  written.set(site, css);
  return css;
};

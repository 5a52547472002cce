import { toKebabCase } from '#src/lib/text/to-kebab-case.ts';
import type { ResolvedSite } from '../config/resolved-site.ts';
import { typefaces } from './typefaces.ts';

const toPropertyName = (key: string): string => `--${toKebabCase(key)}`;

const faceKeys = new Set(['cardTitleFace', 'priceFace']);

const declare = (entries: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(entries).map(([key, value]) =>
    faceKeys.has(key) ? `${toPropertyName(key)}:var(--font-${value})` : `${toPropertyName(key)}:${value}`,
  );

/** The tokens of a site as one `:root` rule, and none of their motion for those who asked for less of it. */
export const buildThemeCss = ({ brand, theme, layout }: Pick<ResolvedSite, 'brand' | 'theme' | 'layout'>): string => {
  const typeface = typefaces[layout.typeface];
  const declarations = [
    'color-scheme:light',
    ...declare(brand.palette),
    `--font-display:${typeface.display}`,
    `--font-text:${typeface.text}`,
    ...declare(theme),
  ];
  return `:root{${declarations.join(';')}}@media (prefers-reduced-motion:reduce){:root{--motion-fast:0ms;--motion-slow:0ms}}`;
};

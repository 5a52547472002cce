import type { StyleDeclaration, StyleSheet } from './read-style-sheet.ts';

export interface StyleFault {
  readonly line: number;
  readonly text: string;
}

interface LiteralRule {
  readonly properties: RegExp;
  readonly literal: RegExp;
  readonly instead: string;
}

const any = /^/;

const rules: readonly LiteralRule[] = [
  {
    properties: any,
    literal: /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i,
    instead: 'a colour of the palette',
  },
  {
    properties: /^(?!mask)/,
    literal:
      /(?<![\w-])(?:white|black|gray|grey|silver|red|green|blue|yellow|orange|purple|pink|brown|gold|navy)(?![\w-])/i,
    instead: 'a colour of the palette',
  },
  { properties: any, literal: /(?<![\w.-])[\d.]+m?s\b/, instead: 'a --motion token' },
  { properties: any, literal: /(?<![\w.])44px/, instead: '--target-least' },
  {
    properties: /^(?:(?:min-)?(?:block|inline)-size|--button-height)$/,
    literal: /^(?:48|52|56)px$/,
    instead: 'a --target token, or a step of space for what is not pressed',
  },
  {
    properties: /^(?:padding|margin|gap|row-gap|column-gap|inset|scroll-padding|scroll-margin)/,
    literal: /(?<![\w.])(?:4|8|12|16|20|24|32|40|48|64|96)px/,
    instead: 'a step of space',
  },
  { properties: /^(?:font-size|--button-size)$/, literal: /^[\d.]+(?:px|rem)$/, instead: 'a --size or --type token' },
  { properties: /^font$/, literal: /(?<![\w.])[\d.]+(?:px|rem)/, instead: 'a --size or --type token' },
  { properties: /^border(?:-[a-z]+)*-radius$/, literal: /^[1-9]\d*px$/, instead: 'a --radius token' },
  { properties: /^z-index$/, literal: /\d/, instead: 'a --layer token' },
];

/** Breakpoints are literals because a media query can't read a token. tokens.md lists them. */
const breakpoints = new Set([
  '24rem',
  '30rem',
  '40rem',
  '42rem',
  '44rem',
  '47.5rem',
  '48rem',
  '64rem',
  '72rem',
  '80rem',
]);

const findDeclared = ({ line, property, value }: StyleDeclaration): StyleFault[] =>
  rules
    .filter(({ properties, literal }) => properties.test(property) && literal.test(value))
    .map(({ instead }) => ({ line, text: `${property}: ${value} (use ${instead})` }));

const isQueryOfUnknownWidth = (prelude: string): boolean =>
  prelude.startsWith('@media') &&
  prelude.includes('width') &&
  prelude.split(/[\s()]/).some((word) => /^\d/.test(word) && !breakpoints.has(word));

export const findLiterals = ({ declarations, preludes }: StyleSheet): StyleFault[] => [
  ...declarations.flatMap(findDeclared),
  ...preludes
    .filter(({ text }) => isQueryOfUnknownWidth(text))
    .map(({ line, text }) => ({ line, text: `${text} (use a width of the list)` })),
];

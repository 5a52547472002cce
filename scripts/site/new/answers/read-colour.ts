export const colourNames: Readonly<Record<string, string>> = {
  red: '#c8102e',
  scarlet: '#d32011',
  crimson: '#a51c30',
  ruby: '#9b1c3c',
  'dark red': '#8b1a1a',
  maroon: '#6d1a36',
  burgundy: '#6d1a36',
  orange: '#f26b1d',
  rust: '#a8441c',
  copper: '#b36a3c',
  bronze: '#8c6a3a',
  coral: '#f2705c',
  gold: '#d4a017',
  mustard: '#c9971c',
  yellow: '#ffd400',
  green: '#1b7a3d',
  'dark green': '#0f4a38',
  'racing green': '#0b4d2c',
  'bottle green': '#0f4a38',
  'forest green': '#1e5631',
  emerald: '#0f8a5f',
  olive: '#6b6f2a',
  mint: '#8fd3b6',
  'light green': '#7cc576',
  lime: '#a4c400',
  teal: '#00787a',
  turquoise: '#1fb5ad',
  aqua: '#1fa8c9',
  'light blue': '#5aaee0',
  'sky blue': '#5aaee0',
  blue: '#1257a8',
  'royal blue': '#1a3fb0',
  'dark blue': '#14294f',
  'navy blue': '#14294f',
  navy: '#14294f',
  indigo: '#3a2c8c',
  purple: '#5b2a86',
  violet: '#6f3fb5',
  lilac: '#b79ad6',
  plum: '#6b2a5b',
  magenta: '#c2187f',
  pink: '#e0457b',
  rose: '#c83c5a',
  brown: '#6b4423',
  tan: '#b98d5b',
  beige: '#d9c9a8',
  cream: '#f4ead2',
  black: '#111111',
  charcoal: '#333a40',
  slate: '#4a5763',
  grey: '#6b7278',
  silver: '#b8bec4',
  white: '#ffffff',
};

const shade = /^(dark|light) (.+)$/;
const shadeShare = 0.4;

const readShade = (name: string): string | undefined => {
  const [, kind, base = ''] = shade.exec(name) ?? [];
  const hex = colourNames[base];
  if (hex === undefined) return undefined;
  const end = kind === 'dark' ? 0 : 255;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return toHex(channels.map((channel) => String(Math.round(channel + (end - channel) * shadeShare))));
};

const toHex = (channels: readonly string[]): string =>
  `#${channels.map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, '0')).join('')}`;

/**
 * Reads a colour as people write it: '1A5276', '#fc3', 'green 146E46', 'rgb(26, 82, 118)', 'Navy blue'. Returns any
 * other text in lower case.
 */
export const readColour = (text: string): string => {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const name = plain.replaceAll('gray', 'grey').replaceAll('-', ' ');
  const named = colourNames[name] ?? readShade(name);
  if (named !== undefined) return named;
  const [, hex] = /^(?:[a-z][a-z -]* (?=#?[0-9a-f]{6}$))?#? ?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(plain) ?? [];
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`;
  const channels = /^(?:rgb ?)?\(? ?(\d{1,3}) ?[, ] ?(\d{1,3}) ?[, ] ?(\d{1,3}) ?\)?$/.exec(plain);
  return channels === null ? plain : toHex(channels.slice(1));
};

export const isColour = (colour: string): boolean => /^#[0-9a-f]{6}$/.test(colour);

export const listColours = (text: string): readonly string[] => {
  const whole = readColour(text);
  if (isColour(whole)) return [whole];
  return text
    .split(/[;/&+]|\b(?:and|with)\b/i)
    .flatMap((part) => (isColour(readColour(part)) ? [part] : part.split(',')))
    .filter((part) => part.trim() !== '')
    .map(readColour);
};

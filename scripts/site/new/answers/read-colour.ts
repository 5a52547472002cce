export const colourNames: Readonly<Record<string, string>> = {
  red: '#c8102e',
  'dark red': '#8b1a1a',
  maroon: '#6d1a36',
  burgundy: '#6d1a36',
  orange: '#f26b1d',
  gold: '#d4a017',
  yellow: '#ffd400',
  green: '#1b7a3d',
  'dark green': '#0f4a38',
  'light green': '#7cc576',
  lime: '#a4c400',
  teal: '#00787a',
  turquoise: '#1fb5ad',
  'light blue': '#5aaee0',
  'sky blue': '#5aaee0',
  blue: '#1257a8',
  'royal blue': '#1a3fb0',
  'dark blue': '#14294f',
  'navy blue': '#14294f',
  navy: '#14294f',
  purple: '#5b2a86',
  pink: '#e0457b',
  brown: '#6b4423',
  black: '#111111',
  charcoal: '#333a40',
  grey: '#6b7278',
  silver: '#b8bec4',
  white: '#ffffff',
};

const toHex = (channels: readonly string[]): string =>
  `#${channels.map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, '0')).join('')}`;

/**
 * Reads a colour as people write it: '1A5276', '#fc3', 'rgb(26, 82, 118)', 'Navy blue'. Returns any other text in lower
 * case.
 */
export const readColour = (text: string): string => {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const named = colourNames[plain.replaceAll('gray', 'grey').replaceAll('-', ' ')];
  if (named !== undefined) return named;
  const [, hex] = /^#? ?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(plain) ?? [];
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`;
  const channels = /^(?:rgb ?)?\(? ?(\d{1,3}) ?[, ] ?(\d{1,3}) ?[, ] ?(\d{1,3}) ?\)?$/.exec(plain);
  return channels === null ? plain : toHex(channels.slice(1));
};

const isRead = (colour: string): boolean => /^#[0-9a-f]{6}$/.test(colour);

/** Reads 'navy and orange' or '#14294f, #f26b1d', and one colour alone. */
export const listColours = (text: string): readonly string[] => {
  const whole = readColour(text);
  if (isRead(whole)) return [whole];
  return text
    .split(/[;/&+]|\b(?:and|with)\b/i)
    .flatMap((part) => (isRead(readColour(part)) ? [part] : part.split(',')))
    .filter((part) => part.trim() !== '')
    .map(readColour);
};

export type PosterFace = 'grotesque' | 'magazine' | 'plate' | 'wide' | 'broad' | 'narrow';

/** A card can crop an offer's picture to a square, so keep everything important between x=240 and x=960. */
export interface Poster {
  readonly shape: 'offer' | 'post';
  readonly face: PosterFace;
  readonly ground: string;
  readonly markup: string;
}

interface WordOptions {
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export const words = (
  text: string,
  x: number,
  y: number,
  size: number,
  { fill, anchor = 'middle' }: WordOptions,
): string => `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const stroke = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const place = (x: number, y: number, markup: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;

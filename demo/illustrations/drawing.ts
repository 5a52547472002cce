/** A vehicle drawn on the 1200 by 800 canvas: facing left, wheels on the ground line. */
export interface VehicleDrawing {
  /** SVG markup. Its ids start with 'v'. */
  readonly markup: string;
  readonly leftX: number;
  readonly rightX: number;
  readonly topY: number;
  readonly groundY: number;
}

export const join = (...pieces: readonly (string | false | undefined)[]): string =>
  pieces.filter((piece) => typeof piece === 'string').join('');

export const verticalGradient = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

export const spokes = (count: number, draw: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(Math.round((index * 3600) / count) / 10)).join('');

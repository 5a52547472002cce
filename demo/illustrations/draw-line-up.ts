import type { Backdrop } from './backdrops.ts';
import { join, type VehicleDrawing } from './drawing.ts';

/** A vehicle placed in a wide picture: where its left end stands, and its length, in the picture's units. */
export interface PlacedVehicle {
  readonly drawing: VehicleDrawing;
  readonly leftX: number;
  readonly lengthPx: number;
  readonly groundY: number;
}

export interface LineUp {
  readonly width: number;
  readonly height: number;
  readonly backdrop: Backdrop;
  /** How much of the place's own height is cut off at the top, in its units of 800. */
  readonly cropTop?: number;
  readonly vehicles: readonly PlacedVehicle[];
}

const shadow = (left: number, length: number, ground: number): string =>
  `<ellipse cx="${left + length / 2}" cy="${ground + 1}" rx="${length * 0.52}" ry="${length * 0.022}" fill="#06090b" opacity=".42" filter="url(#s1)"/><ellipse cx="${left + length / 2}" cy="${ground}" rx="${length * 0.46}" ry="${length * 0.011}" fill="#06090b" opacity=".65" filter="url(#s2)"/>`;

const place = (vehicle: PlacedVehicle, index: number): string => {
  const { drawing, leftX, lengthPx, groundY } = vehicle;
  const scale = lengthPx / (drawing.rightX - drawing.leftX);
  const x = leftX - drawing.leftX * scale;
  const y = groundY - drawing.groundY * scale;
  // Every drawing uses the same ids: number them, so that several can stand in one picture.
  const markup = drawing.markup.replaceAll(/id="v(\w+)"/g, `id="v${index}$1"`).replaceAll(/#v(\w+)/g, `#v${index}$1`);
  return join(
    shadow(leftX, lengthPx, groundY),
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 1000) / 1000})">${markup}</g>`,
  );
};

/** A wide or tall picture of one or more vehicles in a place. */
export const drawLineUp = (lineUp: LineUp): string => {
  const { width, height, cropTop = 0 } = lineUp;
  const scale = Math.max(width / 1200, height / (800 - cropTop));
  const x = (width - 1200 * scale) / 2;
  return join(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g transform="translate(${Math.round(x)} ${Math.round(-cropTop * scale)}) scale(${Math.round(scale * 1000) / 1000})">${lineUp.backdrop()}</g>`,
    '<defs><filter id="s1" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="14"/></filter><filter id="s2" x="-20%" y="-300%" width="140%" height="700%"><feGaussianBlur stdDeviation="5"/></filter></defs>',
    lineUp.vehicles.map(place).join(''),
    '</svg>',
  );
};

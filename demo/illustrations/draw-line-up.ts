import type { Backdrop } from './backdrops.ts';
import { drawShadow, shadowGradients } from './draw-shadow.ts';
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

const place = (vehicle: PlacedVehicle, index: number): string => {
  const { drawing, leftX, lengthPx, groundY } = vehicle;
  const scale = lengthPx / (drawing.rightX - drawing.leftX);
  const x = leftX - drawing.leftX * scale;
  const y = groundY - drawing.groundY * scale;
  // Every drawing uses the same ids: number them, so that several can stand in one picture.
  const markup = drawing.markup.replaceAll(/id="v(\w+)"/g, `id="v${index}$1"`).replaceAll(/#v(\w+)/g, `#v${index}$1`);
  return join(
    drawShadow(leftX, lengthPx, groundY),
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
    shadowGradients,
    lineUp.vehicles.map(place).join(''),
    '</svg>',
  );
};

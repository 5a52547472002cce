import type { Backdrop } from './backdrops.ts';
import { drawShadow, shadowGradients } from './draw-shadow.ts';
import { join, type VehicleDrawing } from './drawing.ts';

export type Framing = 'whole' | 'front' | 'rear';

interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const cameraFor = (drawing: VehicleDrawing, framing: Framing): Camera => {
  if (framing === 'whole') return { scale: 1, x: 0, y: 0 };
  const scale = Math.min(1.8, 700 / (drawing.groundY - drawing.topY));
  const y = 712 - drawing.groundY * scale;
  return framing === 'front'
    ? { scale, x: 110 - drawing.leftX * scale, y }
    : { scale, x: 1090 - drawing.rightX * scale, y };
};

const shadow = (drawing: VehicleDrawing): string =>
  shadowGradients + drawShadow(drawing.leftX, drawing.rightX - drawing.leftX, drawing.groundY);

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const drawScene = (drawing: VehicleDrawing, backdrop: Backdrop, framing: Framing): string => {
  const { scale, x, y } = cameraFor(drawing, framing);
  const vehicle = join(shadow(drawing), drawing.markup);
  return join(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">',
    backdrop(),
    framing === 'whole'
      ? vehicle
      : `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${vehicle}</g>`,
    '</svg>',
  );
};

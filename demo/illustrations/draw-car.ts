import type { CarShape } from './car-shape.ts';
import { drawWheel, type WheelStyle } from './draw-wheel.ts';
import { join, type VehicleDrawing } from './drawing.ts';
import type { PaintTones } from './paint.ts';

const leftX = 118;
const widthPx = 964;
const groundY = 640;

const paintGradient = (tones: PaintTones): string =>
  // The shape is drawn upside down (y upward), so that its roof is the end of the gradient.
  `<linearGradient id="vb" x1="0" y1="1" x2="0" y2="0">${[
    [0, tones.deep],
    [0.16, tones.dark],
    [0.4, tones.base],
    [0.57, tones.bright],
    [0.64, tones.light],
    [0.7, tones.base],
    [0.86, tones.base],
    [1, tones.light],
  ]
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** A seat seen from the side: the back leans to the rear, the headrest stands on two pins. */
const seatBack = (x: number, beltY: number): string =>
  `<path d="M${x} ${beltY - 90}l96 268q8 22 34 22h66q30 0 26 -30l-34 -260ZM${x + 134} ${beltY + 226}l18 78q4 14 20 14h54q18 0 14 -18l-16 -74ZM${x + 154} ${beltY + 190}h14v50h-14ZM${x + 190} ${beltY + 190}h14v50h-14Z"/>`;

const drawGlass = (shape: CarShape): string =>
  join(
    '<use href="#vg" fill="url(#vgl)"/><g clip-path="url(#vgc)">',
    shape.seats && `<g fill="#05080a" opacity=".5">${shape.seats.map(([x, y]) => seatBack(x, y)).join('')}</g>`,
    `<path d="M${shape.mirror[0] + 350} ${shape.heightMm + 50}h500l-700 -1000h-400Z" fill="#fff" opacity=".12"/>`,
    `<path d="M${shape.mirror[0] + 1350} ${shape.heightMm + 50}h220l-620 -1000h-250Z" fill="#fff" opacity=".08"/>`,
    shape.pillars.length > 0 && `<path d="${shape.pillars.join('')}" fill="#0a0d0f"/>`,
    '</g><use href="#vg" fill="none" stroke="#0a0d0f" stroke-width="20" opacity=".85"/>',
  );

const drawCladding = (shape: CarShape): string => {
  const { frontX, rearX, radius } = shape.wheels;
  if (!shape.hasCladding) {
    return `<rect y="${shape.sill.y}" width="${shape.lengthMm + 60}" height="${shape.sill.height}" fill="#16191b" opacity=".8"/>`;
  }
  const arch = (x: number) =>
    `<circle cx="${x}" cy="${radius}" r="${shape.archRadius + 40}" fill="none" stroke="#23282b" stroke-width="84"/>`;
  return join(
    arch(frontX),
    shape.tray === undefined && arch(rearX),
    `<rect y="${shape.sill.y}" width="${shape.lengthMm + 60}" height="${shape.sill.height}" fill="#23282b"/>`,
    `<path d="M${frontX + shape.archRadius} ${shape.sill.y + shape.sill.height - 36}H${rearX - shape.archRadius}" stroke="#8b9296" stroke-width="12" opacity=".5"/>`,
  );
};

const drawLamps = (shape: CarShape): string =>
  join(
    `<path d="${shape.headlamp}" fill="#12171a"/>`,
    `<path d="${shape.headlampLine}" fill="none" stroke="#f4fbff" stroke-width="24" stroke-linecap="round"/>`,
    `<path d="${shape.grille}" fill="#14181a"/>`,
    shape.tailLamp !== '' && `<path d="${shape.tailLamp}" fill="#8e1119"/>`,
    shape.tailLampLine !== '' &&
      `<path d="${shape.tailLampLine}" fill="none" stroke="#ff6a5e" stroke-width="16" stroke-linecap="round" opacity=".85"/>`,
  );

const handleLines = (shape: CarShape, riseMm: number): string =>
  shape.handles.map(([x, y]) => `M${x + 17} ${y + riseMm}h136`).join('');

const drawBody = (shape: CarShape, tones: PaintTones): string =>
  join(
    '<use href="#vo" fill="url(#vb)"/><g clip-path="url(#voc)">',
    shape.fabricRoof !== undefined &&
      `<path d="${shape.fabricRoof}" fill="#1d2123"/><path d="${shape.fabricRoof}" fill="none" stroke="#3c4347" stroke-width="16"/>`,
    `<path d="${shape.shade}" fill="${tones.deep}" opacity=".42" filter="url(#vf)"/>`,
    `<path d="${shape.shoulder}" fill="none" stroke="#fff" stroke-width="34" opacity=".36" filter="url(#vf)"/>`,
    `<path d="M-100 0h260V${shape.heightMm}H-100Z" fill="#05080a" opacity=".24" filter="url(#vf)"/>`,
    `<path d="M${shape.lengthMm - 140} 0h300V${shape.heightMm}h-300Z" fill="#05080a" opacity=".32" filter="url(#vf)"/>`,
    drawCladding(shape),
    drawLamps(shape),
    `<path d="${shape.doorLines.join('')}" fill="none" stroke="#05080a" stroke-width="9" opacity=".5"/>`,
    `<path d="${handleLines(shape, 17)}" stroke="${tones.light}" stroke-width="34" stroke-linecap="round"/><path d="${handleLines(shape, 31)}" stroke="#05080a" stroke-width="12" stroke-linecap="round" opacity=".35"/>`,
    '</g>',
  );

const drawTray = (shape: CarShape): string => {
  if (shape.tray === undefined) return '';
  const { fromX, toX, floorY } = shape.tray;
  const panel = (toX - fromX - 60) / 3;
  return join(
    `<path d="M${fromX - 500} ${floorY - 260}H${toX - 80}v110H${fromX - 500}Z" fill="#1d2224"/>`,
    `<path d="M${fromX + 60} ${floorY - 270}v-190q0 -50 50 -50h420q50 0 50 50v190Z" fill="#2b3134"/><path d="M${fromX + 60} ${floorY - 350}h520" stroke="#4a5154" stroke-width="14"/>`,
    `<path d="M${fromX} ${floorY - 90}H${toX}v110H${fromX}Z" fill="#8e9598"/>`,
    [0, 1, 2]
      .map((index) => {
        const x = Math.round(fromX + 60 + index * panel);
        return `<path d="M${x} ${floorY + 30}h${Math.round(panel) - 24}v300h-${Math.round(panel) - 24}Z" fill="#b7bdc0" stroke="#7f878a" stroke-width="14"/><path d="M${x + 20} ${floorY + 250}h${Math.round(panel) - 64}" stroke="#fff" stroke-width="20" opacity=".5"/>`;
      })
      .join(''),
    `<path d="M${fromX} ${floorY}h70V${floorY + 880}h-70ZM${fromX + 70} ${floorY + 780}h120v60h-120Z" fill="#3a4145"/>`,
    `<path d="M${shape.wheels.rearX - 470} ${floorY - 100}h940l-60 -180h-90v110h-640v-110h-90Z" fill="#15181a"/>`,
    `<path d="M${toX - 30} ${floorY - 80}h40v120h-40Z" fill="#b3171f"/>`,
  );
};

/** Draws a car of a shape in a paint; the wheels and the ground line are where every scene expects them. */
export const drawCar = (shape: CarShape, tones: PaintTones, wheelStyle: WheelStyle): VehicleDrawing => {
  const scale = Math.round((widthPx / shape.lengthMm) * 1e5) / 1e5;
  const { frontX, rearX, radius } = shape.wheels;
  const markup = join(
    `<g transform="translate(${leftX} ${groundY}) scale(${scale} ${-scale})"><defs>`,
    paintGradient(tones),
    '<linearGradient id="vgl" x1="0" y1="1" x2=".25" y2="0"><stop offset="0" stop-color="#0c1114"/><stop offset=".5" stop-color="#26333a"/><stop offset="1" stop-color="#647882"/></linearGradient>',
    `<path id="vo" d="${shape.outline}"/><path id="vg" d="${shape.glass}"/>`,
    '<clipPath id="voc"><use href="#vo"/></clipPath><clipPath id="vgc"><use href="#vg"/></clipPath>',
    '<filter id="vf" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter></defs>',
    `<path d="${shape.underbody}" fill="#0b0d0e"/>`,
    drawTray(shape),
    drawBody(shape, tones),
    drawGlass(shape),
    `<path d="M${shape.mirror[0]} ${shape.mirror[1]}q-20 110 90 120q130 4 140 -60q0 -60 -60 -70Z" fill="${tones.dark}" stroke="#05080a" stroke-opacity=".3" stroke-width="8"/>`,
    shape.trims
      ?.map(
        ({ path, width }) =>
          `<path d="${path}" fill="none" stroke="#14181a" stroke-width="${width}" stroke-linecap="round"/>`,
      )
      .join(''),
    `<defs>${drawWheel('vw', radius, wheelStyle)}</defs>`,
    `<use href="#vw" transform="translate(${frontX} ${radius})"/><use href="#vw" transform="translate(${rearX} ${radius})"/></g>`,
  );
  return {
    markup,
    leftX,
    rightX: leftX + widthPx,
    topY: groundY - shape.heightMm * scale,
    groundY,
    wheel: { x: leftX + frontX * scale, y: groundY - radius * scale, radius: radius * scale },
  };
};

/** Which way a shopper looks in an all-round picture, in degrees: 0 is its middle, to the right and upwards are positive. */
export interface ViewDirection {
  readonly yawDegrees: number;
  readonly pitchDegrees: number;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The direction of a point of an all-round picture, which is twice as wide as it is high. */
export const toViewDirection = (xPercent: number, yPercent: number): ViewDirection => ({
  yawDegrees: (xPercent - 50) * 3.6,
  pitchDegrees: (50 - yPercent) * 1.8,
});

/**
 * Where a direction lies on the screen, in percent of its width and height; null behind the shopper's back.
 * @param fieldDegrees angle between the top and the foot of the screen
 * @param aspect width of the screen over its height
 */
export const projectPoint = (
  point: ViewDirection,
  direction: ViewDirection,
  fieldDegrees: number,
  aspect: number,
): { readonly xPercent: number; readonly yPercent: number } | null => {
  const yaw = toRadians(point.yawDegrees - direction.yawDegrees);
  const [pitch, tilt] = [toRadians(point.pitchDegrees), toRadians(direction.pitchDegrees)];
  const right = Math.cos(pitch) * Math.sin(yaw);
  const ahead = Math.cos(pitch) * Math.cos(yaw);
  const depth = ahead * Math.cos(tilt) + Math.sin(pitch) * Math.sin(tilt);
  if (depth <= 0.05) return null;
  const up = Math.sin(pitch) * Math.cos(tilt) - ahead * Math.sin(tilt);
  const half = Math.tan(toRadians(fieldDegrees) / 2);
  return { xPercent: 50 + (50 * right) / (depth * half * aspect), yPercent: 50 - (50 * up) / (depth * half) };
};

/** Nobody's neck goes further up or down: there the picture would turn about itself. */
const maxPitchDegrees = 75;

/** A gaze turned to the right and up: all round to the sides (-180 to 180), not over the top. @spec B2.67 */
export const turnView = (from: ViewDirection, yawDegrees: number, pitchDegrees: number): ViewDirection => {
  const turned = from.yawDegrees + yawDegrees + 180;
  return {
    yawDegrees: turned - Math.floor(turned / 360) * 360 - 180,
    pitchDegrees: Math.max(-maxPitchDegrees, Math.min(maxPitchDegrees, from.pitchDegrees + pitchDegrees)),
  };
};

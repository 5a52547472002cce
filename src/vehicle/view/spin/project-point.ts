/** A direction in a 360-degree picture. 0 degrees is the middle. Right and up are positive. */
export interface ViewDirection {
  readonly yawDegrees: number;
  readonly pitchDegrees: number;
}

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

export const toViewDirection = (xPercent: number, yPercent: number): ViewDirection => ({
  yawDegrees: (xPercent - 50) * 3.6,
  pitchDegrees: (50 - yPercent) * 1.8,
});

/**
 * Returns null if the point is about 90 degrees or more from `direction`.
 * @param fieldDegrees the vertical field of view
 * @param aspect width divided by height
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

/** Maximum number of degrees that the view turns up or down. Further, the picture would spin around its centre. */
const maxPitchDegrees = 75;

/** @spec B2.67 */
export const turnView = (from: ViewDirection, yawDegrees: number, pitchDegrees: number): ViewDirection => {
  const turned = from.yawDegrees + yawDegrees + 180;
  return {
    yawDegrees: turned - Math.floor(turned / 360) * 360 - 180,
    pitchDegrees: Math.max(-maxPitchDegrees, Math.min(maxPitchDegrees, from.pitchDegrees + pitchDegrees)),
  };
};

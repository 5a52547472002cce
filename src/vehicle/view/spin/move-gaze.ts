import type { Gaze } from './project-point.ts';

/** Nobody's neck goes further up or down: there the picture would turn about itself. */
const maxPitchDegrees = 75;

/** A gaze turned to the right and up: all round to the sides (-180 to 180), not over the top. @spec B2.67 */
export const moveGaze = (from: Gaze, yawDegrees: number, pitchDegrees: number): Gaze => {
  const turned = from.yawDegrees + yawDegrees + 180;
  return {
    yawDegrees: turned - Math.floor(turned / 360) * 360 - 180,
    pitchDegrees: Math.max(-maxPitchDegrees, Math.min(maxPitchDegrees, from.pitchDegrees + pitchDegrees)),
  };
};

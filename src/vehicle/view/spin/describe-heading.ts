/** @param yawDegrees the direction of view, clockwise from straight ahead; can be negative or more than a full turn */
export const describeHeading = (yawDegrees: number): string => {
  const right = ((Math.round(yawDegrees) % 360) + 360) % 360;
  if (right === 0) return 'straight ahead';
  return right <= 180 ? `${right} degrees to the right` : `${360 - right} degrees to the left`;
};

/** Anything that is no digit, in whichever width it was typed. */
const gap = String.raw`\P{Nd}*`;

/**
 * What the field of the number takes, for browsers: a slip of the finger is told before anything is sent, so that what was typed stays. It
 * lets more through than is a mobile, with all that people write between digits; what it lets through the server reads. @spec D.28
 */
export const mobilePattern = String.raw`${gap}(?:(?:[0０]${gap}[0０]${gap})?[6６]${gap}[1１]${gap})?(?:[0０]${gap})?[4４](?:${gap}\p{Nd}){8}${gap}`;

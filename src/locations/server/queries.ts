// What other slices may call on the server.
export { createPostcodeFinder, type PostcodeFinder } from './create-postcode-finder.ts';
export { findNearestPostcodeCoordinates } from './find-postcode-coordinates.ts';

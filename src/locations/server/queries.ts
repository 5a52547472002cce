// What other slices may call on the server.
export { findPostcodeCoordinates } from './find-postcode-coordinates.ts';

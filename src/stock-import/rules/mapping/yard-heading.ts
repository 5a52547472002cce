export const yardHeading = /\by(?:ar)?ds?\b|loc|site|branch|suburb/i;

/** Headings of a place. The yard's own words for a status can be under one, too. */
export const placeHeading = /\b(?:where|place|parked|lives)\b/i;

export const yardHeading = /\by(?:ar)?ds?\b|loc|site|branch|suburb/i;

/** A column about a place can also hold the yard's own words for a status. */
export const placeHeading = /\b(?:where|place|parked|lives)\b/i;

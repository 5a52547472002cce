export const yardHeading = /\by(?:ar)?ds?\b|loc|site|branch|suburb/i;

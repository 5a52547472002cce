/** Keeps a full batch small enough for a browser's beacon. */
export const maxEventsPerBatch = 20;
/**
 * Holds a full batch of events that each have the longest path and four full details, in ASCII. Browsers send fewer
 * events at once if other letters make them longer.
 */
export const maxMessageBytes = 32 * 1024;
export const maxDetails = 4;
export const maxDetailNameLength = 40;
export const maxDetailTextLength = 200;
export const maxPathLength = 300;

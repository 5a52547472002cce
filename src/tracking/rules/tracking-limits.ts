/** Small enough for a browser's beacon, and too small to fill a disk. */
export const maxEventsPerBatch = 20;
/** Twice the size of a full batch whose events each have the longest path and one full detail. */
export const maxMessageBytes = 32 * 1024;
export const maxDetails = 4;
export const maxDetailNameLength = 40;
export const maxDetailTextLength = 200;
export const maxPathLength = 300;

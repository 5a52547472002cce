/** As many as a browser's beacon takes, and too few to fill a disk with. */
export const maxEventsPerBatch = 20;
/** Fits a full batch, each event with the longest path and one full detail, twice over. */
export const maxMessageBytes = 32 * 1024;
export const maxDetails = 4;
export const maxDetailNameLength = 40;
export const maxDetailTextLength = 200;
export const maxPathLength = 300;

/** Maximum number of events of one batch, so that it's small enough for a browser's beacon. */
export const maxEventsPerBatch = 20;
/**
 * Enough for a full batch of the longest events in ASCII. Other characters take more bytes, so browsers then send fewer
 * events at once.
 */
export const maxMessageBytes = 32 * 1024;
export const maxDetails = 4;
export const maxDetailNameLength = 40;
export const maxDetailTextLength = 200;
export const maxPathLength = 300;

/** Most events that one message carries: as many as a browser's beacon takes, and little for a stranger to fill disks with. */
export const maxEventsPerBatch = 20;
/** Bytes of a message: so many events, each with the longest path and one full detail, and as much again. */
export const maxMessageBytes = 32 * 1024;
/** Most details that one event carries. */
export const maxDetails = 4;
/** Characters of a detail's name, and of its text. */
export const maxDetailNameLength = 40;
export const maxDetailTextLength = 200;
/** Characters of the path that an event happened on. */
export const maxPathLength = 300;

/** Most events that one message carries. */
export const maxEventsPerBatch = 50;
/** Most details that one event carries. */
export const maxDetails = 10;
/** Characters of a detail's name, and of its text. */
export const maxDetailNameLength = 40;
export const maxDetailTextLength = 200;
/** Characters of the path that an event happened on. */
export const maxPathLength = 500;

const uuidPattern = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;

/** Reads a lead's id, or the address of its page as people copy it. Null if the text has none. */
export const readLeadReference = (written: string): string | null =>
  uuidPattern.exec(written.slice(0, 500))?.[0].toLowerCase() ?? null;

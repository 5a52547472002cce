/** Largest form or message of the interface, in bytes. */
export const maxLeadBytes = 64 * 1024;

/** Largest form or message of the interface, in bytes. */
export const maxLeadBytes = 64 * 1024;

/** Nobody reads a form and fills it in within this time, in milliseconds. */
export const leastFillMs = 2_000;

/**
 * Whether a form came back quicker than a person can fill it in. A page without scripts cannot tell the time, and is
 * believed.
 */
export const isTooQuick = (filledMs: number | null): boolean => filledMs !== null && filledMs < leastFillMs;

/** Shown when a submission came too quickly and too many are waiting already. */
export const tooQuickMessage = 'That was very quick. Please check what you typed, and send it once more.';

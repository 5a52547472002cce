import type { Actor } from '#src/staff/rules/audit.ts';

/** The audit log's actor for automatic changes. */
export const clockActor: Actor = { personUuid: null, address: '', device: '' };

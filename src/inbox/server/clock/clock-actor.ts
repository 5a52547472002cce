import type { Actor } from '#src/staff/rules/audit.ts';

/** Who the audit log names for what no person did. */
export const clockActor: Actor = { personUuid: null, address: '', device: '' };

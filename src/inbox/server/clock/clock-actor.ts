import type { Actor } from '#src/staff/rules/audit.ts';

export const clockActor: Actor = { personUuid: null, address: '', device: '' };

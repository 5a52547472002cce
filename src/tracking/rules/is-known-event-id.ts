import { eventIds } from './event-ids.ts';
import { leadEventIds } from './lead-event-ids.ts';

const known: ReadonlySet<number> = new Set([...Object.values(eventIds), ...Object.values(leadEventIds)]);

/** Whether an event may have this number. */
export const isKnownEventId = (id: number): boolean => known.has(id);

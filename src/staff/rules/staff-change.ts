import type { AuditAction } from './audit.ts';
import type { Permission } from './roles.ts';

export interface StaffChange<Event> {
  readonly permission: Permission;
  readonly action: AuditAction;
  readonly buildEvent: (now: Date) => Event;
}

export type StaffChanges<Name extends string, Event> = Readonly<Record<Name, StaffChange<Event>>>;

/** `apply` must return the same object if an event changes nothing. */
export const listAllowedChanges = <Name extends string, Row, Event>(
  changes: StaffChanges<Name, Event>,
  row: Row,
  apply: (row: Row, event: Event) => Row,
  now: Date,
): readonly Name[] =>
  (Object.keys(changes) as Name[]).filter((name) => apply(row, changes[name].buildEvent(now)) !== row);

import type { AuditAction } from './audit.ts';
import type { Permission } from './roles.ts';

/** A change of a record's state that staff make with a form. */
export interface StaffChange<Event> {
  readonly permission: Permission;
  readonly action: AuditAction;
  readonly buildEvent: (now: Date) => Event;
}

export type StaffChanges<Name extends string, Event> = Readonly<Record<Name, StaffChange<Event>>>;

/** Returns the changes that the record's state allows now. `apply` returns the same object if an event changes nothing. */
export const listAllowedChanges = <Name extends string, Row, Event>(
  changes: StaffChanges<Name, Event>,
  row: Row,
  apply: (row: Row, event: Event) => Row,
  now: Date,
): readonly Name[] =>
  (Object.keys(changes) as Name[]).filter((name) => apply(row, changes[name].buildEvent(now)) !== row);

import type { DirectoryEntry } from './choose-directory-entry.ts';
import type { DirectoryReading } from './read-directory-person.ts';

export type DirectoryRefusal =
  | Extract<DirectoryReading, { kind: 'refused' }>['reason']
  | Extract<DirectoryEntry, { kind: 'refused' }>['reason']
  | 'cancelled'
  /** The directory's response isn't valid. For example, it was forged, repeated or meant for another browser. */
  | 'wrong'
  /** The attempt took too long, ended already, or began in another browser, in another session or at another site. */
  | 'over'
  | 'oldLogin'
  | 'otherPerson';

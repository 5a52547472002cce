import type { DirectoryEntry } from './choose-directory-entry.ts';
import type { DirectoryReading } from './read-directory-person.ts';

export type DirectoryRefusal =
  | Extract<DirectoryReading, { kind: 'refused' }>['reason']
  | Extract<DirectoryEntry, { kind: 'refused' }>['reason']
  | 'cancelled'
  /** The directory's response is invalid, for example forged or for a different attempt. */
  | 'wrong'
  /** The sign-in attempt took too long or has already ended, or it began in another browser, session or site. */
  | 'over'
  | 'oldLogin'
  | 'otherPerson';

export type KeyAction =
  | 'search'
  | 'documents.get'
  | 'indexes.get'
  | 'settings.get'
  | 'stats.get'
  | 'tasks.get'
  | 'version';

export const publicKeyActions: readonly KeyAction[] = ['search', 'documents.get', 'indexes.get', 'version'];

/** Actions allowed by keys for the dealer's own systems: every action that reads. No key can write. */
export const readerKeyActions: readonly KeyAction[] = [...publicKeyActions, 'settings.get', 'stats.get', 'tasks.get'];

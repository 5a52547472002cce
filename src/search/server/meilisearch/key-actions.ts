export type KeyAction =
  | 'search'
  | 'documents.get'
  | 'indexes.get'
  | 'settings.get'
  | 'stats.get'
  | 'tasks.get'
  | 'version';

export const publicKeyActions: readonly KeyAction[] = ['search', 'documents.get', 'indexes.get', 'version'];

/** All actions that read. No key can write. */
export const readerKeyActions: readonly KeyAction[] = [...publicKeyActions, 'settings.get', 'stats.get', 'tasks.get'];

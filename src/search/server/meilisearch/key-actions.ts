export type KeyAction =
  | 'search'
  | 'documents.get'
  | 'indexes.get'
  | 'settings.get'
  | 'stats.get'
  | 'tasks.get'
  | 'version';

export const publicKeyActions: readonly KeyAction[] = ['search', 'documents.get', 'indexes.get', 'version'];

export const readerKeyActions: readonly KeyAction[] = [...publicKeyActions, 'settings.get', 'stats.get', 'tasks.get'];

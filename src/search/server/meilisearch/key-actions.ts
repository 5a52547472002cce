/** What a key may do, in the protocol's words. */
export type KeyAction =
  | 'search'
  | 'documents.get'
  | 'indexes.get'
  | 'settings.get'
  | 'stats.get'
  | 'tasks.get'
  | 'version';

/** What a site's public key may do: search, and read the stock that shows. */
export const publicKeyActions: readonly KeyAction[] = ['search', 'documents.get', 'indexes.get', 'version'];

/** What a key of the dealer's own systems may do: read everything. Nothing writes. */
export const readerKeyActions: readonly KeyAction[] = [...publicKeyActions, 'settings.get', 'stats.get', 'tasks.get'];

import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';

/** What repositories ask: the same for the embedded database, a server, and a transaction of either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** A notification's listener; `payload` is the text that NOTIFY carried. */
export type NotificationListener = (payload: string) => void;

export interface DatabaseService {
  readonly kind: 'embedded' | 'server';
  /** Reads here see every committed write. */
  readonly primary: Database;
  /**
   * The primary for reads that somebody waits for. They have a short time of their own, and with a server connections of
   * their own, so that neither a database that hangs nor an import keeps a visitor waiting for long.
   */
  readonly interactive: Database;
  /** May lag behind the primary by moments: only for reads where that is harmless or checked. */
  readonly replica: Database;
  /** Calls the listener for every NOTIFY on the channel, of any process; returns what ends it. */
  readonly subscribe: (channel: string, listener: NotificationListener) => () => void;
  /** Called after the channel was down for a while: notifications may have been missed, so catch up. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** One connection for long upkeep work (migrations, dumps), without a time limit for its statements. */
  readonly withClient: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  /** Rejects with DatabaseUnavailableError when the primary does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';

export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type NotificationListener = (payload: string) => void;

export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface DatabaseService {
  readonly kind: 'embedded' | 'server';
  /** Reads here see every committed write. */
  readonly primary: Database;
  /** The primary with a short timeout and, on a server, its own connections: for queries that a visitor waits for. */
  readonly interactive: Database;
  /** Can lag behind the primary: use it only where stale reads are harmless or checked. */
  readonly replica: Database;
  /** Calls the listener for every NOTIFY on the channel, from any process. Returns the function that unsubscribes. */
  readonly subscribe: (channel: string, listener: NotificationListener) => () => void;
  /**
   * Calls the listener when notifications work again after a break, because some might have been lost. Returns the
   * function that unsubscribes.
   */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Lends one connection without a statement timeout, for long maintenance work such as migrations and dumps. */
  readonly withClient: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  readonly ping: () => Promise<void>;
  /** Undefined for the embedded database, which has one connection. */
  readonly connections?: () => Connections;
  readonly close: () => Promise<void>;
}

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
  readonly primary: Database;
  /** For queries that a visitor waits for: a short timeout and, on a server, separate connections. */
  readonly interactive: Database;
  /** Can lag behind the primary: use it only where stale reads are harmless or checked. */
  readonly replica: Database;
  readonly subscribe: (channel: string, listener: NotificationListener) => () => void;
  /** The listener is called once a lost connection is back. Notifications might have been lost until then. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Has no statement timeout, for long work such as migrations and dumps. */
  readonly withClient: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  readonly ping: () => Promise<void>;
  readonly connections?: () => Connections;
  readonly close: () => Promise<void>;
}

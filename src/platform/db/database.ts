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
  /** For queries that a visitor waits for. Has a short timeout and, with a PostgreSQL server, its own connections. */
  readonly interactive: Database;
  /** Can lag behind the primary. Use it only where a stale read does no harm. */
  readonly replica: Database;
  readonly subscribe: (channel: string, listener: NotificationListener) => () => void;
  /** Calls the listener when notifications may have been lost, for example after a lost connection. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Has no statement timeout, for long work such as migrations and dumps. */
  readonly withClient: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  readonly ping: () => Promise<void>;
  readonly connections?: () => Connections;
  readonly close: () => Promise<void>;
}

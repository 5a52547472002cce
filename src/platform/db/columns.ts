import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamptz column, read and written as text: the driver's own dates would lose the microseconds. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

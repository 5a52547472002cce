import { timestamp } from 'drizzle-orm/pg-core';

/** Read and written as text, because the driver's own dates would lose the microseconds. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

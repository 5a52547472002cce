import type { Database } from '#src/platform/db/database.ts';
import { type CodeStore, createCodeStore } from './code-store.ts';
import { createVisitorStore, type VisitorStore } from './visitor-store.ts';

/** What pages ask of accounts. */
export type AccountReader = Pick<CodeStore, 'findPending'> & Pick<VisitorStore, 'listDevices'>;

/** What pages may ask of the accounts of a database. */
export const createAccountReader = (database: Database): AccountReader => ({
  findPending: createCodeStore(database).findPending,
  listDevices: createVisitorStore(database).listDevices,
});

import type { DatabaseService } from '#src/platform/db/database.ts';

type Open = () => Promise<DatabaseService>;

/** Keeps a database open from one server to the next, as long as the code that opens it stays the same. */
export const holdDatabase = (loadOpen: () => Promise<Open>) => {
  let held: { readonly open: Open; readonly database: DatabaseService } | undefined;
  let isStale = false;

  const close = async (): Promise<void> => {
    await held?.database.close();
    held = undefined;
  };

  return {
    get: async (): Promise<DatabaseService> => {
      const open = await loadOpen();
      if (isStale || held?.open !== open) await close();
      isStale = false;
      held ??= { open, database: await open() };
      return held.database;
    },
    /** The next server gets another one. */
    letGo: (): void => {
      isStale = true;
    },
    close,
  };
};

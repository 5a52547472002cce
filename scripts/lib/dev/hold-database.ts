import type { DatabaseService } from '#src/platform/db/database.ts';

type Open = () => Promise<DatabaseService>;

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
    letGo: (): void => {
      isStale = true;
    },
    close,
  };
};

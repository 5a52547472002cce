import type { DatabaseService } from '#src/platform/db/database.ts';
import { openSiteFiles } from './site-folder.ts';
import type { SiteSource } from './site-source.ts';
import { type SiteVersionStore, siteVersionChannel } from './site-version-store.ts';

export interface PublishedSitesOptions {
  readonly database: Pick<DatabaseService, 'subscribe' | 'onReconnect'>;
  readonly versions: SiteVersionStore;
  readonly pollMs?: number;
}

/**
 * The database notifies nodes of new versions. In case a notification is lost, each node also checks every `pollMs`.
 */
export const openPublishedSites = ({ database, versions, pollMs = 60_000 }: PublishedSitesOptions): SiteSource => ({
  name: 'the database',
  needsVersionsKept: false,
  listSlugs: async () => [...(await versions.listLatest()).keys()].sort(),
  open: async (slug) => {
    const latest = await versions.findLatest(slug);
    return latest && openSiteFiles(slug, latest.files);
  },
  watch: async (onChange, onError) => {
    let known = await versions.listLatest();
    const catchUp = async (): Promise<void> => {
      const latest = await versions.listLatest();
      const slugs = new Set([...known.keys(), ...latest.keys()]);
      const changed = [...slugs].filter((slug) => known.get(slug) !== latest.get(slug));
      known = latest;
      for (const slug of changed) onChange(slug);
    };
    const catchUpQuietly = (): void => void catchUp().catch(onError);
    const unsubscribe = database.subscribe(siteVersionChannel, onChange);
    const stopCatchingUp = database.onReconnect(catchUpQuietly);
    const poll = setInterval(catchUpQuietly, pollMs).unref();
    return {
      close: () => {
        clearInterval(poll);
        unsubscribe();
        stopCatchingUp();
      },
    };
  },
});

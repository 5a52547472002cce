/** A vehicle that a shopper wanted to save before they signed in. */
export interface WantedCar {
  readonly id: number;
  readonly name: string;
}

/** What the browser remembers of the watchlist of a site, so that pages ask the server only where there is a reason. */
export interface Notes {
  /** Whether somebody had a list in this browser when it last asked. */
  readonly hasOwner: () => boolean;
  readonly noteOwner: (hasOwner: boolean) => void;
  readonly want: (car: WantedCar) => void;
  /** What was wanted, once: asked again, there is nothing. */
  readonly takeWanted: () => WantedCar | null;
}

const isWanted = (value: unknown): value is WantedCar => {
  const { id, name } = (value ?? {}) as Partial<WantedCar>;
  return Number.isSafeInteger(id) && typeof name === 'string';
};

/** The notes of a site. A browser that keeps nothing has none. @param storages may throw: browsers deny even the look at one */
export const createNotes = (
  siteSlug: string,
  storages: { readonly local: () => Storage; readonly session: () => Storage },
): Notes => {
  const ownerKey = `watchlist:${siteSlug}`;
  const wantedKey = `watchlist-wanted:${siteSlug}`;
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    hasOwner: () =>
      attempt(
        () => storages.local().getItem(ownerKey) !== null || storages.session().getItem(wantedKey) !== null,
        false,
      ),
    noteOwner: (hasOwner) =>
      attempt(
        () => (hasOwner ? storages.local().setItem(ownerKey, '1') : storages.local().removeItem(ownerKey)),
        undefined,
      ),
    want: (car) => attempt(() => storages.session().setItem(wantedKey, JSON.stringify(car)), undefined),
    takeWanted: () =>
      attempt(() => {
        const text = storages.session().getItem(wantedKey);
        storages.session().removeItem(wantedKey);
        const wanted: unknown = text === null ? null : JSON.parse(text);
        return isWanted(wanted) ? wanted : null;
      }, null),
  };
};

/** What this browser remembers of the watchlist of a site. */
export const openNotes = (siteSlug: string): Notes =>
  createNotes(siteSlug, { local: () => window.localStorage, session: () => window.sessionStorage });

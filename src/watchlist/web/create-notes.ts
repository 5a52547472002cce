export interface WantedCar {
  readonly id: number;
  readonly name: string;
}

export interface Notes {
  readonly hasOwner: () => boolean;
  readonly noteOwner: (hasOwner: boolean) => void;
  readonly want: (car: WantedCar) => void;
  readonly takeWanted: () => WantedCar | null;
}

const isWanted = (value: unknown): value is WantedCar => {
  const { id, name } = (value ?? {}) as Partial<WantedCar>;
  return Number.isSafeInteger(id) && typeof name === 'string';
};

/** Treats a storage that can't be opened as empty. Some browsers throw an error as soon as `localStorage` is read. */
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

export const openNotes = (siteSlug: string): Notes =>
  createNotes(siteSlug, { local: () => window.localStorage, session: () => window.sessionStorage });

/** Returns undefined if no picture matches, or several do. */
export type FindPhoto = (written: string) => string | undefined;

const mediaPrefix = '/media/';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const indexBy = (
  addresses: readonly string[],
  toKey: (address: string) => string,
): ReadonlyMap<string, string | null> => {
  const index = new Map<string, string | null>();
  for (const address of addresses) index.set(toKey(address), index.has(toKey(address)) ? null : address);
  return index;
};

const ending = /\.[a-z]{3,4}$/i;
const lower = (text: string): string => text.toLowerCase();
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Looks up '/media/acme/1.jpg' as it is. Looks up other text in `ownFolder`: as a path, then as a file name in any
 * subfolder. A name must fit exactly one picture, and can lack its extension. Ignores case unless several files differ
 * only in case, because dealer systems export '.JPG' for '.jpg'.
 * @param addresses all of the site's pictures, such as '/media/acme/1.jpg'
 */
export const createPhotoFinder = (addresses: readonly string[], ownFolder: string): FindPhoto => {
  const ownPrefix = `${mediaPrefix}${ownFolder}/`;
  const known = new Set(addresses);
  const byAddress = indexBy(addresses, lower);
  const byName = indexBy(
    addresses.filter((address) => address.startsWith(ownPrefix)),
    (address) => lower(nameOf(address)),
  );
  const byStem = indexBy(
    addresses.filter((address) => address.startsWith(ownPrefix)),
    (address) => lower(nameOf(address).replace(ending, '')),
  );
  const findByName = (name: string): string | undefined =>
    byName.get(name) ?? (ending.test(name) ? undefined : byStem.get(name)) ?? undefined;
  return (written) => {
    const path = decode(written).replaceAll('\\', '/').replace(/^\.\//, '');
    const address = path.startsWith(mediaPrefix) ? path : ownPrefix + path.replace(/^\/+/, '');
    if (known.has(address)) return address;
    const sameButCase = byAddress.get(lower(address));
    if (sameButCase !== undefined) return sameButCase ?? undefined;
    return path.startsWith(mediaPrefix) ? undefined : findByName(lower(nameOf(path)));
  };
};

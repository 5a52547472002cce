import { cutText } from '#src/lib/text/cut-text.ts';
import type { FieldFault } from '#src/vehicle/rules/fields/field-table.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

type Images = Vehicle['images'];

const https = 'https://';
const http = /^http:\/\//i;
const maxHostLength = 80;
const mostNamed = 5;

/** Returns the host and port of an 'https://' address; null for any other address or one with a user name. */
const findHost = (url: string): string | null => {
  if (!url.startsWith(https)) return null;
  const end = url.slice(https.length).search(/[/?#\\]/);
  const host = end === -1 ? url.slice(https.length) : url.slice(https.length, https.length + end);
  return host === '' || host.includes('@') ? null : host.toLowerCase();
};

/** Counts photos by fault, so that thirty photos with one fault give one warning. */
class PhotoFaults {
  readonly #counts = new Map<string, number>();

  note(reason: string): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  list(): readonly FieldFault[] {
    return [...this.#counts].slice(0, mostNamed).map(([reason, count]) => ({
      field: 'images',
      reason: `${count} ${count === 1 ? 'photo' : 'photos'} ${reason}`,
    }));
  }
}

export interface CheckedPhotos {
  readonly images: Images;
  readonly warnings: readonly FieldFault[];
}

type Entry = Images[number];

/** Returns the address as pages load it. `fault` says what was repaired; null if nothing was. */
const repair = (url: string): { readonly address: string; readonly fault: string | null } => {
  if (http.test(url))
    return {
      address: url.replace(http, https).replaceAll(' ', '%20'),
      fault: 'had http://, which we changed to https://',
    };
  if (url.includes(' '))
    return { address: url.replaceAll(' ', '%20'), fault: 'had a space in the address, which we changed to %20' };
  return { address: url, fault: null };
};

const withAddress = (entry: Entry, url: string): Entry => ({ ...entry, image: { ...entry.image, url } });

/** Says why a page can't show the photo at an address; null if it can. */
const findHostFault = (address: string, allowedHosts: ReadonlySet<string> | undefined): string | null => {
  if (address.startsWith('/') && !address.startsWith('//')) return null;
  const host = findHost(address);
  if (host === null) {
    return `can't be shown: ${JSON.stringify(cutText(address, maxHostLength))} isn't https:// with a host`;
  }
  if (allowedHosts === undefined || allowedHosts.has(host)) return null;
  return `can't be shown: ${cutText(host, maxHostLength)} isn't among the site's images.allowedHosts`;
};

/**
 * Changes http to https and encodes spaces. Warns of photos that pages can't show, because their address is neither
 * https nor a path, or their host isn't in `allowedHosts`. If `allowedHosts` is undefined, every https host is allowed.
 * Returns at most five warnings.
 */
export const checkPhotoAddresses = (images: Images, allowedHosts: ReadonlySet<string> | undefined): CheckedPhotos => {
  const faults = new PhotoFaults();
  let changed: Entry[] | undefined;
  let goodStart: string | null = null;
  for (const [index, entry] of images.entries()) {
    const { url } = entry.image;
    // Most rows have all their photos at one host.
    if (goodStart !== null && url.startsWith(goodStart) && !url.includes(' ')) continue;
    const { address, fault } = repair(url);
    if (fault !== null) {
      changed ??= [...images];
      changed[index] = withAddress(entry, address);
      faults.note(`at ${cutText(findHost(address) ?? 'no host', maxHostLength)} ${fault}`);
    }
    const hostFault = findHostFault(address, allowedHosts);
    if (hostFault !== null) faults.note(hostFault);
    else if (fault === null && address.startsWith(https))
      goodStart = address.slice(0, address.indexOf('/', https.length) + 1) || null;
  }
  return { images: changed ?? images, warnings: faults.list() };
};

import { cutText } from '#src/lib/text/cut-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FindPhoto } from './create-photo-finder.ts';
import type { RemarkTask, RowFault } from './row-remark.ts';

type Images = Vehicle['images'];

const https = 'https://';
const http = /^http:\/\//i;
const maxHostLength = 80;
const mostNamed = 5;

const findHost = (url: string): string | null => {
  if (!url.startsWith(https)) return null;
  const end = url.slice(https.length).search(/[/?#\\]/);
  const host = end === -1 ? url.slice(https.length) : url.slice(https.length, https.length + end);
  return host === '' || host.includes('@') ? null : host.toLowerCase();
};

class PhotoFaults {
  readonly #faults = new Map<string, { readonly task: RemarkTask; count: number }>();

  note(reason: string, task: RemarkTask): void {
    const fault = this.#faults.get(reason);
    if (fault === undefined) this.#faults.set(reason, { task, count: 1 });
    else fault.count += 1;
  }

  list(): readonly RowFault[] {
    return [...this.#faults].slice(0, mostNamed).map(([reason, { task, count }]) => ({
      field: 'images',
      task,
      reason: `${count} ${count === 1 ? 'photo' : 'photos'} ${reason}`,
    }));
  }
}

export interface PhotoSources {
  readonly imageHosts?: ReadonlySet<string>;
  /** Finds the site's own files. If undefined, paths that begin with '/' aren't checked. */
  readonly findPhoto?: FindPhoto;
}

export interface CheckedPhotos {
  readonly images: Images;
  readonly warnings: readonly RowFault[];
  readonly missingFiles: readonly string[];
}

type Entry = Images[number];

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

const findHostFault = (
  address: string,
  allowedHosts: ReadonlySet<string> | undefined,
): { readonly reason: string; readonly task: RemarkTask } | null => {
  const host = findHost(address);
  if (host === null) {
    const shown = JSON.stringify(cutText(address, maxHostLength));
    return { reason: `can't be shown: ${shown} isn't an https:// address`, task: 'file' };
  }
  if (allowedHosts === undefined || allowedHosts.has(host)) return null;
  const reason = `can't be shown: ${cutText(host, maxHostLength)} isn't among the site's images.allowedHosts`;
  return { reason, task: 'settings' };
};

type CheckedPhoto =
  | { readonly kind: 'shown'; readonly address: string; readonly repaired: string | null }
  | { readonly kind: 'fault'; readonly reason: string; readonly task: RemarkTask }
  | { readonly kind: 'missingFile' };

const isLocal = (url: string): boolean => !/^[a-z][a-z0-9+.-]+:/i.test(url) && !url.startsWith('//');

const checkPhoto = (url: string, { imageHosts, findPhoto }: PhotoSources): CheckedPhoto => {
  if (isLocal(url)) {
    const address = findPhoto === undefined && url.startsWith('/') ? url : findPhoto?.(url);
    return address === undefined ? { kind: 'missingFile' } : { kind: 'shown', address, repaired: null };
  }
  const { address, fault } = repair(url);
  const hostFault = findHostFault(address, imageHosts);
  return hostFault === null ? { kind: 'shown', address, repaired: fault } : { kind: 'fault', ...hostFault };
};

/**
 * Keeps all videos, and the photos that pages can show. Changes http to https and encodes spaces. Returns at most five
 * warnings.
 */
export const checkPhotoAddresses = (images: Images, sources: PhotoSources): CheckedPhotos => {
  const faults = new PhotoFaults();
  const missingFiles: string[] = [];
  const kept: Entry[] = [];
  let goodStart: string | null = null;
  for (const entry of images) {
    const { url } = entry.image;
    // Skips the checks for a photo at the host of an earlier good photo, because most rows use only one host.
    const isGood = goodStart !== null && url.startsWith(goodStart) && !url.includes(' ');
    if (isGood || entry.isVideo) {
      kept.push(entry);
      continue;
    }
    const photo = checkPhoto(url, sources);
    if (photo.kind === 'missingFile') missingFiles.push(url);
    else if (photo.kind === 'fault') faults.note(photo.reason, photo.task);
    else {
      const { address, repaired } = photo;
      kept.push(address === url ? entry : withAddress(entry, address));
      if (repaired !== null)
        faults.note(`at ${cutText(findHost(address) ?? 'no host', maxHostLength)} ${repaired}`, 'none');
      else if (address.startsWith(https)) goodStart = address.slice(0, address.indexOf('/', https.length) + 1) || null;
    }
  }
  return { images: kept, warnings: faults.list(), missingFiles };
};

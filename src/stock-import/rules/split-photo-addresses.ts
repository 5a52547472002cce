const maxCellLength = 200_000;

/**
 * Commas and spaces can be part of an address. They separate addresses only before 'http:', 'https:' or '/', or after a
 * picture file's ending.
 */
const separators = /[|;\r\n\t]|[, ](?=https?:|\/)|(?<=\.(?:jpe?g|png|webp|avif|gif))[, ]/i;
const edges: ReadonlySet<string> = new Set([' ', ',', '\u00a0', '\v', '\f', '\ufeff']);
const scheme = /^https?:/i;
const bareHost = /^(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,12}\//i;

const trimEdges = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && edges.has(text.charAt(start))) start += 1;
  while (end > start && edges.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

const tidy = (address: string): string => {
  if (address.startsWith('//')) return `https:${address}`;
  if (address.startsWith('/')) return address;
  return !scheme.test(address) && bareHost.test(address) ? `https://${address}` : address;
};

export const splitPhotoAddresses = (cell: string): readonly string[] => {
  if (cell.length > maxCellLength) return [cell];
  return cell
    .split(separators)
    .map(trimEdges)
    .filter((address) => address !== '')
    .map(tidy);
};

export interface MediaFile {
  /** Folder of MEDIA_DIR: the slug of a site, or a folder that sites share. */
  readonly folder: string;
  readonly path: string;
}

// Excludes path traversal (leading dots, \), drives and schemes (:), further encoding (%), queries (?), fragments (#)
// and control characters.
const isPlainName = (name: string): boolean => /^(?!\.)[^\p{Cc}\p{Cs}\\:%?#]+$/u.test(name);

/** Parses `{folder}/{path}`, the part of a URL after /media/. */
export const parseMediaPath = (text: string, folders: readonly string[]): MediaFile | undefined => {
  const [folder = '', ...names] = text.split('/');
  if (!folders.includes(folder) || names.length === 0 || !names.every(isPlainName)) return undefined;
  return { folder, path: names.join('/') };
};

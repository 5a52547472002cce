export interface MediaFile {
  readonly folder: string;
  readonly path: string;
}

// Excludes path traversal (leading dots, \), drives and schemes (:), nested encoding (%), queries (?), fragments (#)
// and control characters.
const isPlainName = (name: string): boolean => /^(?!\.)[^\p{Cc}\p{Cs}\\:%?#]+$/u.test(name);

export const parseMediaPath = (text: string, folders: readonly string[]): MediaFile | undefined => {
  const [folder = '', ...names] = text.split('/');
  if (!folders.includes(folder) || names.length === 0 || !names.every(isPlainName)) return undefined;
  return { folder, path: names.join('/') };
};

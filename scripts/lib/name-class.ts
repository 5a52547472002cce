import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const shorten = (source: string): string => {
  const digest = createHash('sha256').update(source).digest();
  return `${letters[digest.readUInt32BE() % letters.length]}${digest.subarray(4).toString('base64url').slice(0, 3)}`;
};

/**
 * Names are short, because every page has hundreds of them. Throws if two classes get the same name; rename one of
 * them.
 */
export const createClassNamer = (root: string, short = shorten) => {
  const sources = new Map<string, string>();
  return (className: string, file: string): string => {
    const source = `${relative(root, file.replace(/\?.*/, '')).split(sep).join('/')} ${className}`;
    const name = short(source);
    const former = sources.get(name);
    if (former !== undefined && former !== source) {
      throw new Error(`"${source}" and "${former}" get the same class name "${name}". Rename one of them.`);
    }
    sources.set(name, source);
    return name;
  };
};

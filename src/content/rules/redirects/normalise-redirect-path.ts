const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const withoutLastSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/** A path as redirects are found by: old addresses come in capitals, with a slash at the end, and escaped or not. */
export const normaliseRedirectPath = (path: string): string => {
  const plain = withoutLastSlashes(decode(path).toLowerCase());
  return plain === '' ? '/' : plain;
};

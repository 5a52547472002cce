const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A path as redirects are found by: old addresses come in capitals, with a slash at the end, and escaped or not. */
export const normaliseRedirectPath = (path: string): string => {
  const plain = decode(path).toLowerCase().replace(/\/+$/, '');
  return plain === '' ? '/' : plain;
};

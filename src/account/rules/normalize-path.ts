const decode = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const trimSlashes = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/**
 * A path as the routes read it: decoded, in small letters, without a slash at its end, and the page of what a browser asks
 * for as data. A gate that read it otherwise could be gone around.
 */
export const normalizePath = (pathname: string): string =>
  trimSlashes(
    decode(pathname)
      .toLowerCase()
      .replace(/\.data$/, ''),
  );

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

/** Normalises as the router does, so that another spelling of a path can't bypass a gate. */
export const normalizePath = (pathname: string): string =>
  trimSlashes(
    decode(pathname)
      .toLowerCase()
      .replace(/\.data$/, ''),
  );

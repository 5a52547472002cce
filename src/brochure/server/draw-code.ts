import type { Code } from '../view/code.ts';

/** The code as a picture of its own. */
export const drawCode = ({ size, path }: Code): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;

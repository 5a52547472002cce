/** Paths that the browser opens without a reload. */
const ownPath = /^\/(search|used-car|cars)(\/|$)/;

/** Whether a path is one of the stock's: a search or a vehicle. */
export const isOwnPath = (pathname: string): boolean => ownPath.test(pathname);

/** The link to the stock that a click is meant for; null when the browser should act, as for a new tab. */
export const findOwnLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlainClick || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target !== '' || link.origin !== location.origin) return null;
  return isOwnPath(link.pathname) ? link : null;
};

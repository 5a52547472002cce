import type { PageFailure } from './page-failure.ts';

/** Thrown if a page must be loaded from another address or in a new document. */
export class MovedPage {
  /** Tells `loadCachedSearch` that the server answered. A failed connection has no status. */
  readonly status = 302;
  readonly address: string;
  readonly isNewDocument: boolean;
  constructor(address: string, isNewDocument: boolean) {
    this.address = address;
    this.isNewDocument = isNewDocument;
  }
}

const buildDataAddress = ({ pathname, search }: URL, routeId: string): string => {
  const query = new URLSearchParams(search);
  query.set('_routes', routeId);
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${query}`;
};

/** Throws a `MovedPage` for a redirect. If the connection fails, throws an error that `isLostLine` recognises. */
export const requestPageData = async (url: URL, routeId: string, signal: AbortSignal): Promise<unknown> => {
  const reading = import('./decode-page-data.ts');
  // If the import fails, `await reading` below throws, unless the request fails first.
  reading.catch(() => undefined);
  const response = await fetch(buildDataAddress(url, routeId), { signal });
  const { status, headers, body } = response;
  const address = headers.get('x-remix-redirect');
  if (address !== null) throw new MovedPage(address, headers.get('x-remix-reload-document') === 'true');
  if (body === null || (status >= 400 && !headers.has('x-remix-response')))
    throw { status, data: null } satisfies PageFailure;
  const { decodePageData } = await reading;
  const answer = await decodePageData(body, routeId);
  if (answer.kind === 'moved') throw new MovedPage(answer.address, answer.isNewDocument);
  if (answer.kind === 'failed') throw answer.error;
  return answer.data;
};

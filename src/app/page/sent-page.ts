import type { FrameData } from '#src/app/root.tsx';

/** The files and the name of a route whose pages can be opened in place. */
export interface RouteInPlace {
  readonly id: string;
  readonly moduleUrl: string;
  readonly styleUrls: readonly string[];
}

/** The data in a page's HTML for its scripts. Large views are in separate elements (`writeViewText`). */
export interface SentPage {
  readonly rootData?: FrameData | undefined;
  readonly loaderData?: unknown;
  readonly actionData?: unknown;
  /** The status of the error that the page shows. */
  readonly errorStatus?: number;
  /** Empty for a page that opens no other page in place. */
  readonly routesInPlace: readonly RouteInPlace[];
}

/** The element that contains the page's `SentPage` as JSON. */
export const sentPageId = 'page-data';

import type { FrameData } from '#src/app/root.tsx';

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

export const sentPageId = 'page-data';

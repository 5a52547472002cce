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
  readonly errorStatus?: number;
  readonly routesInPlace: readonly RouteInPlace[];
}

export const sentPageId = 'page-data';

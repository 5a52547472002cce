import { useRouteLoaderData } from 'react-router';
import type { PublicSite } from '../config/public-site.ts';

/** What the root's loader gives to every page. */
export interface RootData {
  readonly site: PublicSite;
  readonly themeCss: string;
}

/** The site of the page. */
export const useSite = (): PublicSite => {
  const data = useRouteLoaderData<RootData>('root');
  if (data === undefined) throw new Error('useSite is used outside the pages of a site');
  return data.site;
};

import { useRouteLoaderData } from 'react-router';
import type { ShellView } from './shell-view.ts';

export interface RootData {
  readonly site: ShellView;
  readonly themeCss: string;
}

export const useSite = (): ShellView => {
  const data = useRouteLoaderData<RootData>('root');
  if (data === undefined) throw new Error('useSite is used outside the pages of a site');
  return data.site;
};

import { useRouteLoaderData } from 'react-router';
import { readViewText, type ViewText } from '#src/lib/view-text.ts';
import type { ShellView } from './shell-view.ts';

export interface RootData {
  readonly site: ShellView;
  readonly themeCss: string;
}

/** Undefined if the data of the root route couldn't be loaded. */
export const useRootData = <Data extends RootData = RootData>(): Data | undefined => {
  const data = useRouteLoaderData<ViewText<Data>>('root');
  return data && readViewText(data);
};

export const useSite = (): ShellView => {
  const data = useRootData();
  if (data === undefined) throw new Error('useSite is used outside the pages of a site');
  return data.site;
};

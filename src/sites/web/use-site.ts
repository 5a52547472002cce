import { createContext, useContext } from 'react';
import { readViewText, type ViewText } from '#src/lib/view-text.ts';
import type { ShellView } from './shell-view.ts';

export interface RootData {
  readonly shell: ViewText<{ readonly shell: ShellView }>;
}

export const readShell = ({ shell }: RootData): ShellView => readViewText(shell).shell;

/** Undefined if the root route's data couldn't be loaded. */
export const RootDataContext = createContext<RootData | undefined>(undefined);

export const useRootData = (): RootData | undefined => useContext(RootDataContext);

export const useSite = (): ShellView => {
  const data = useRootData();
  if (data === undefined) throw new Error('useSite is used outside the pages of a site');
  return readShell(data);
};

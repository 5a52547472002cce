import { createContext, useContext } from 'react';

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  /** The history entry's key. Differs between two entries with the same address. */
  readonly key: string;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

export interface PageNavigation {
  readonly to: PageLocation | null;
  /** Loads another page in place if the current page can show it, otherwise as a new document. */
  readonly navigate: (address: string, options?: NavigateOptions) => void;
}

export const LocationContext = createContext<PageLocation>({ pathname: '/', search: '', key: 'default' });

export const useLocation = (): PageLocation => useContext(LocationContext);

export const NavigationContext = createContext<PageNavigation>({ to: null, navigate: () => undefined });

export const useNavigation = (): PageNavigation => useContext(NavigationContext);

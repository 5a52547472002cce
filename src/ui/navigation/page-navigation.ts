import { createContext, useContext } from 'react';

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly key: string;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

export interface PageNavigation {
  readonly to: PageLocation | null;
  /** Shows another page without a page load where possible, and otherwise loads a new document. */
  readonly navigate: (address: string, options?: NavigateOptions) => void;
}

export const LocationContext = createContext<PageLocation>({ pathname: '/', search: '', key: 'default' });

export const useLocation = (): PageLocation => useContext(LocationContext);

export const NavigationContext = createContext<PageNavigation>({ to: null, navigate: () => undefined });

export const useNavigation = (): PageNavigation => useContext(NavigationContext);

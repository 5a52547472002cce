import type { ComponentType, ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { FrameData } from '#src/app/root.tsx';
import type { PageLocation } from '#src/ui/navigation/page-navigation.ts';

interface LoadedData {
  readonly loaderData: unknown;
}

/** The parts of a route's module that the browser uses. */
export interface PageModule {
  readonly default?: ComponentType<LoadedData & { readonly actionData: unknown }>;
  readonly meta?: (args: LoadedData) => readonly (MetaDescriptor | undefined)[] | undefined;
  /**
   * Runs instead of `serverLoader` when the page replaces another in place and its module is already loaded. It can
   * call `serverLoader`.
   */
  readonly clientLoader?: (args: {
    readonly url: URL;
    readonly request: Pick<Request, 'signal'>;
    readonly serverLoader: () => Promise<unknown>;
  }) => Promise<unknown>;
}

interface LayoutProps {
  readonly isErrorPage: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

export interface RootModule {
  readonly Layout: ComponentType<LayoutProps>;
  readonly default: ComponentType<{ readonly loaderData: FrameData; readonly children: ReactNode }>;
  readonly ErrorBoundary: ComponentType<{ readonly error: unknown }>;
}

export interface ShownPage {
  readonly location: PageLocation;
  readonly module: PageModule;
  /** Undefined if the frame's data couldn't be loaded. */
  readonly rootData: FrameData | undefined;
  readonly loaderData: unknown;
  readonly actionData: unknown;
  readonly error: unknown;
}

import { Component, type ReactNode, useMemo } from 'react';
import { RootDataContext } from '#src/sites/web/use-site.ts';
import {
  LocationContext,
  NavigationContext,
  type PageLocation,
  type PageNavigation,
} from '#src/ui/navigation/page-navigation.ts';
import { PageMeta } from './page-meta.tsx';
import type { RootModule, ShownPage } from './shown-page.ts';

interface ErrorCatcherProps {
  readonly location: PageLocation;
  readonly draw: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface CaughtError {
  readonly caught: { readonly error: unknown } | null;
  readonly location: PageLocation | null;
}

class ErrorCatcher extends Component<ErrorCatcherProps, CaughtError> {
  override readonly state: CaughtError = { caught: null, location: null };

  static getDerivedStateFromError(error: unknown): Partial<CaughtError> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: ErrorCatcherProps, state: CaughtError): CaughtError {
    return state.location === location ? state : { caught: null, location };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.draw(caught.error);
  }
}

const Content = ({ root, shown }: { readonly root: RootModule; readonly shown: ShownPage }) => {
  const { default: Root, ErrorBoundary } = root;
  const { error, rootData, loaderData, actionData, module } = shown;
  if (error !== undefined || rootData === undefined) return <ErrorBoundary error={error} />;
  return (
    <Root loaderData={rootData}>
      {module.default && <module.default loaderData={loaderData} actionData={actionData} />}
    </Root>
  );
};

interface PageTreeProps extends PageNavigation {
  readonly root: RootModule;
  readonly shown: ShownPage;
}

/** Renders a page with the same elements on the server as in the browser, because `useId` depends on them. */
export const PageTree = ({ root, shown, to, navigate }: PageTreeProps) => {
  const page = useMemo(() => {
    const { Layout, ErrorBoundary } = root;
    const { location, rootData, module, loaderData, error } = shown;
    const isErrorPage = error !== undefined;
    const descriptors = (isErrorPage ? undefined : module.meta?.({ loaderData })) ?? [];
    return (
      <RootDataContext value={rootData}>
        <LocationContext value={location}>
          <Layout isErrorPage={isErrorPage} head={<PageMeta descriptors={descriptors} />}>
            <ErrorCatcher location={location} draw={(caught) => <ErrorBoundary error={caught} />}>
              <Content root={root} shown={shown} />
            </ErrorCatcher>
          </Layout>
        </LocationContext>
      </RootDataContext>
    );
  }, [root, shown]);
  const navigation = useMemo(() => ({ to, navigate }), [to, navigate]);
  return <NavigationContext value={navigation}>{page}</NavigationContext>;
};

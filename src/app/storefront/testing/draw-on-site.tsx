import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { buildShellView } from '#src/app/storefront/shell/build-shell-view.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';

const noLinks = { makes: [], models: [], bodies: [], carTypes: [] };

/** The markup of a part of a page, drawn among the pages of a site: it can ask for its site and its address. */
export const drawOnSite = (part: ReactNode, context: ViewContext): string => {
  const root = { site: buildShellView(noLinks, context), themeCss: '' };
  const router = createMemoryRouter([{ id: 'root', path: '*', element: part, loader: () => root }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

import { Outlet, useLoaderData } from 'react-router';
import { Frame } from './frame.tsx';
import { loadFrame } from './load-site.server.ts';

export const loader = loadFrame;

export default function SiteRoute() {
  return (
    <Frame view={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}

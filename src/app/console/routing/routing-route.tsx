import { useActionData, useLoaderData } from 'react-router';
import { RoutingPage } from '#src/inbox/web/routing/routing-page.tsx';
import { changeRouting, loadRouting } from './routing.server.ts';

export const loader = loadRouting;
export const action = changeRouting;

export default function RoutingRoute() {
  const { view, siteName } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`Routing · ${siteName}`}</title>
      <RoutingPage view={view} problem={useActionData<typeof action>()?.problem ?? null} />
    </>
  );
}

import { useActionData, useLoaderData } from 'react-router';
import { LeadPage } from '#src/inbox/web/lead-page.tsx';
import { changeLead, loadLead } from './load-inbox.server.ts';

export const loader = loadLead;
export const action = changeLead;

export default function LeadRoute() {
  const { view, listHref } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <title>{`${view.name} · ${view.topic}`}</title>
      <LeadPage
        key={view.leadUuid}
        view={view}
        listHref={listHref}
        problem={refused?.problem ?? null}
        typed={refused?.typed ?? ''}
      />
    </>
  );
}

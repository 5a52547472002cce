import { type ClientActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router';
import { LeadPage } from '#src/inbox/web/lead-page.tsx';
import { changeLead, loadLead } from './load-inbox.server.ts';

export const loader = loadLead;
export const action = changeLead;

const connectionLost = {
  problem: 'The connection was lost. Your text is still here: please send it again.',
  typed: '',
  draft: null,
  preview: null,
} as const;

export const clientAction = async ({ serverAction }: ClientActionFunctionArgs) => {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    // Browsers report a failed request as a TypeError.
    if (error instanceof TypeError) return data(connectionLost, { status: 422 });
    throw error;
  }
};

export default function LeadRoute() {
  const { view, merge, reply, plan, quoteHref, listHref } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <title>{`${view.name} · ${view.topic}`}</title>
      <LeadPage
        key={view.leadUuid}
        view={view}
        merge={merge}
        listHref={listHref}
        problem={refused?.problem ?? null}
        typed={refused?.typed ?? ''}
        reply={reply}
        plan={plan}
        quoteHref={quoteHref}
        refusedReply={refused?.draft ?? null}
        preview={refused?.preview ?? null}
      />
    </>
  );
}

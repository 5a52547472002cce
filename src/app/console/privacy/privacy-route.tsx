import { useActionData, useLoaderData } from 'react-router';
import { PrivacyPage } from '#src/privacy/web/privacy-page.tsx';
import { changePrivacy, loadPrivacy } from './privacy.server.ts';

export const loader = loadPrivacy;
export const action = changePrivacy;

export default function PrivacyRoute() {
  const { view, isOver, done, fileHref, pageHref, siteName } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <title>{`Privacy · ${siteName}`}</title>
      <PrivacyPage
        view={view}
        problem={refused?.problem ?? (isOver ? 'This search has expired. Please search again.' : null)}
        typed={refused?.typed ?? ''}
        done={done}
        fileHref={fileHref}
        pageHref={pageHref}
      />
    </>
  );
}

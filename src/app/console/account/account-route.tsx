import { useActionData, useLoaderData } from 'react-router';
import { AwayForm } from '#src/inbox/web/notices/away-form.tsx';
import { NoticesForm } from '#src/inbox/web/notices/notices-form.tsx';
import { StaffAccount } from '#src/staff/web/staff-account.tsx';
import { deskPaths } from '../desk-paths.ts';
import { Frame } from '../shell/frame.tsx';
import { changeAccount, loadAccount } from './account.server.ts';

export const loader = loadAccount;
export const action = changeAccount;

export default function AccountRoute() {
  const { view, away, notices, frame } = useLoaderData<typeof loader>();
  const page = (
    <>
      <title>Account · Forecourt desk</title>
      <StaffAccount
        view={view}
        answer={useActionData<typeof action>() ?? {}}
        passkeysHref={deskPaths.accountPasskeys}
        signOutHref={deskPaths.signOut}
        hasNavigation={frame !== null}
      >
        {away.canWork && (
          <>
            <AwayForm view={away} />
            <NoticesForm
              key={JSON.stringify(notices.kinds)}
              view={notices}
              workerHref={deskPaths.pushWorker}
              subscribeHref={deskPaths.accountPush}
            />
          </>
        )}
      </StaffAccount>
    </>
  );
  return frame === null ? (
    <main id="main" tabIndex={-1}>
      {page}
    </main>
  ) : (
    <Frame view={frame}>{page}</Frame>
  );
}

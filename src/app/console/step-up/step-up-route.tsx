import { useActionData, useLoaderData, useLocation } from 'react-router';
import { StepUp } from '#src/staff/web/step-up.tsx';
import { deskPaths } from '../desk-paths.ts';
import { PlainPage } from '../shell/plain-page.tsx';
import { answerStepUp, loadStepUp } from './step-up.server.ts';

export const loader = loadStepUp;
export const action = answerStepUp;

export default function StepUpRoute() {
  const { view, to } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  return (
    <PlainPage title="Confirm it’s you">
      <StepUp
        view={{ ...view, isCodeWrong: answer?.isCodeWrong ?? false }}
        action={pathname + search}
        backHref={to}
        passkeyHref={deskPaths.stepUpPasskey}
        accountHref={deskPaths.account}
      />
    </PlainPage>
  );
}

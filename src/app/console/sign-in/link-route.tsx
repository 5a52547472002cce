import { Form, useActionData, useLoaderData } from 'react-router';
import { maxCodeTries, signInLinkMinutes } from '#src/staff/rules/staff-limits.ts';
import buttons from '#src/ui/button.module.css';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { deskPaths } from '../desk-paths.ts';
import plain from '../shell/plain-page.module.css';
import { PlainPage } from '../shell/plain-page.tsx';
import { answerLink, loadLink } from './sign-in.server.ts';

export const loader = loadLink;
export const action = answerLink;

export default function LinkPage() {
  const { link } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  if (link === null || problem === 'over') {
    return (
      <PlainPage title="This link has expired">
        <p>
          A sign-in link works once and expires after {signInLinkMinutes} minutes. It also stops working after{' '}
          {maxCodeTries} wrong codes.
        </p>
        <p>
          <a href={deskPaths.signIn}>Sign in another way</a>
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title="Sign in">
      <p>You’re signing in as {link.email}.</p>
      <Form method="post" className={plain.form}>
        {link.needsCode && (
          <TextField
            id="code"
            name="code"
            label="Code"
            hint="6 digits from your authenticator app, or a recovery code"
            autoComplete="one-time-code"
            maxLength={40}
            error={problem === 'wrongCode' ? 'That code isn’t right. Please check it and try again.' : null}
          />
        )}
        <button type="submit" className={buttons.filled}>
          Sign in
        </button>
      </Form>
    </PlainPage>
  );
}

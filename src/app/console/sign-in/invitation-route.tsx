import { type FormEvent, useRef } from 'react';
import { Form, useLoaderData, useParams } from 'react-router';
import { invitationDays, maxNameLength } from '#src/staff/rules/staff-limits.ts';
import type { InvitationView } from '#src/staff/view/build-invitation-view.ts';
import { usePasskey } from '#src/staff/web/use-passkey.ts';
import buttons from '#src/ui/button.module.css';
import { Problem } from '#src/ui/desk/notice.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { deskPaths } from '../desk-paths.ts';
import plain from '../shell/plain-page.module.css';
import { PlainPage } from '../shell/plain-page.tsx';
import { joinSignedIn, loadInvitation } from './sign-in.server.ts';

export const loader = loadInvitation;
export const action = joinSignedIn;

const PasskeyForm = ({ name }: { readonly name: string | null }) => {
  const { secret = '' } = useParams();
  const nameField = useRef<HTMLFormElement>(null);
  const address = deskPaths.invitationPasskey(secret);
  const passkey = usePasskey('register', address, () => window.location.assign(deskPaths.home));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = new FormData(nameField.current ?? undefined).get('name');
    void passkey.run({ name: name ?? String(typed ?? '') });
  };
  return (
    <form ref={nameField} className={plain.form} onSubmit={submit} data-needs="scripts">
      {name === null && (
        <TextField error={null} id="name" name="name" label="Your name" autoComplete="name" maxLength={maxNameLength} />
      )}
      <p>A passkey signs you in with your fingerprint, face or screen lock. There’s no password to remember.</p>
      <button type="submit" className={buttons.filled} disabled={passkey.isBusy}>
        Create a passkey
      </button>
      <Problem text={passkey.problem} />
    </form>
  );
};

const Step = ({ invitation, signInHref }: { readonly invitation: InvitationView; readonly signInHref: string }) => {
  switch (invitation.step) {
    case 'makePasskey':
      return (
        <>
          <PasskeyForm name={invitation.name} />
          <p data-needs="noScripts">Creating a passkey needs JavaScript. Please turn it on and reload the page.</p>
        </>
      );
    case 'signIn':
      return (
        <p>
          <a className={buttons.filled} href={signInHref}>
            Sign in to join
          </a>
        </p>
      );
    case 'join':
      return (
        <Form method="post" className={plain.form}>
          <button type="submit" className={buttons.filled}>
            Join {invitation.siteName}
          </button>
        </Form>
      );
    case 'wrongPerson':
      return <p>You’re signed in as someone else. Sign out first, then open this invitation again.</p>;
  }
};

export default function InvitationPage() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.invitation === null) {
    return (
      <PlainPage title="This invitation is no longer valid">
        <p>
          An invitation works once and expires after {invitationDays} days. Ask the person who invited you for a new
          one.
        </p>
      </PlainPage>
    );
  }
  const { invitation, signInHref } = loaded;
  return (
    <PlainPage title={`Join ${invitation.siteName}`}>
      <p>
        This invitation is for {invitation.email}, with the role {invitation.role}.
      </p>
      <Step invitation={invitation} signInHref={signInHref} />
    </PlainPage>
  );
}

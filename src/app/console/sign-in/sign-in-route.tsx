import { Form, useActionData, useLoaderData } from 'react-router';
import { signInLinkMinutes } from '#src/staff/rules/staff-limits.ts';
import { usePasskey } from '#src/staff/web/use-passkey.ts';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { Problem } from '#src/ui/desk/notice.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { deskPaths } from '../desk-paths.ts';
import plain from '../shell/plain-page.module.css';
import { PlainPage } from '../shell/plain-page.tsx';
import { loadSignIn, sendLink } from './sign-in.server.ts';

export const loader = loadSignIn;
export const action = sendLink;

interface DirectoryLink {
  readonly name: string;
  readonly siteName: string;
  readonly href: string;
}

const DirectoryLinks = ({ directories }: { readonly directories: readonly DirectoryLink[] }) =>
  directories.map(({ name, siteName, href }) => (
    <a key={href} className={buttons.outlined} href={href}>
      {`Sign in with ${name} (${siteName})`}
    </a>
  ));

interface LinkFormProps {
  readonly hasDirectories: boolean;
  readonly shown: readonly DirectoryLink[];
}

const LinkForm = ({ hasDirectories, shown }: LinkFormProps) => {
  const sent = useActionData<typeof action>();
  if (sent?.kind === 'sent') {
    return (
      <div className={plain.form}>
        <p role="status">
          If that address belongs to someone here, we’ve sent a link. It expires in {signInLinkMinutes} minutes.
        </p>
        <DirectoryLinks
          directories={sent.directories.filter((found) => !shown.some(({ href }) => href === found.href))}
        />
      </div>
    );
  }
  return (
    <Form method="post" className={plain.form}>
      <p>We’ll email you a sign-in link. You’ll also need a code from your authenticator app, or a recovery code.</p>
      {hasDirectories && <p>If your company uses single sign-on, we’ll give you a link to it.</p>}
      <TextField
        id="email"
        name="email"
        type="email"
        label="Work email"
        autoComplete="username"
        maxLength={254}
        error={sent?.kind === 'badEmail' ? 'Please enter an email address.' : null}
      />
      <button type="submit" className={buttons.outlined}>
        Email me a link
      </button>
    </Form>
  );
};

export default function SignInPage() {
  const { to, directories, hasDirectories } = useLoaderData<typeof loader>();
  const passkey = usePasskey('signIn', deskPaths.passkeySignIn, () => window.location.assign(to));
  const sent = useActionData<typeof action>();
  return (
    <PlainPage title="Sign in">
      <div className={plain.form} data-needs="scripts">
        <button type="button" className={buttons.filled} disabled={passkey.isBusy} onClick={() => void passkey.run()}>
          Sign in with a passkey
        </button>
        <Problem text={passkey.problem} />
      </div>
      {directories.length > 0 && (
        <div className={plain.form}>
          <DirectoryLinks directories={directories} />
        </div>
      )}
      <p data-needs="noScripts">Passkeys need JavaScript. Without it, use an emailed link.</p>
      <details className={kit.disclosure} open={sent !== undefined}>
        <summary>Sign in another way</summary>
        <LinkForm hasDirectories={hasDirectories} shown={directories} />
      </details>
    </PlainPage>
  );
}

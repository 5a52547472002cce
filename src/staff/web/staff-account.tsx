import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatCount } from '#src/lib/text/noun.ts';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { IntentForm } from '#src/ui/desk/intent-form.tsx';
import { Problem, Warning } from '#src/ui/desk/notice.tsx';
import { Section } from '#src/ui/desk/part.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { StaffAccountView } from '../view/build-account-view.ts';
import styles from './staff-account.module.css';
import { usePasskey } from './use-passkey.ts';

interface AccountAnswer {
  readonly problem?: string | undefined;
  readonly recoveryCodes?: readonly string[] | undefined;
  readonly authenticator?:
    | { readonly qrCode: { readonly path: string; readonly size: number }; readonly setupKey: string }
    | undefined;
}

interface StaffAccountProps {
  readonly view: StaffAccountView;
  readonly answer: AccountAnswer;
  readonly passkeysHref: string;
  readonly signOutHref: string;
  /** True if wide screens show the navigation, which has its own Sign out button. */
  readonly hasNavigation: boolean;
  readonly children: ReactNode;
}

const hiddenId = (value: string) => [{ name: 'id', value }];

const NoPasskey = ({ directory }: Pick<StaffAccountView, 'directory'>) =>
  directory === null ? (
    <Warning text="You have no passkey yet. Add one now, or you won’t be able to sign in again." />
  ) : (
    <p>
      You signed in with {directory}. Add a passkey to sign in when {directory} can’t be reached.
    </p>
  );

const Passkeys = ({
  passkeys,
  directory,
  passkeysHref,
}: Pick<StaffAccountView, 'passkeys' | 'directory'> & { readonly passkeysHref: string }) => {
  const { run, isBusy, problem } = usePasskey('register', passkeysHref, () => window.location.reload());
  return (
    <Section id="passkeys" title="Passkeys">
      {passkeys.length === 0 && <NoPasskey directory={directory} />}
      <ul className={kit.rows}>
        {passkeys.map(({ credentialId, name, facts, canRemove }) => (
          <li key={credentialId}>
            <p>
              <strong>{name}</strong>
            </p>
            <p className={kit.quiet}>{facts}</p>
            {canRemove && (
              <IntentForm intent="removePasskey" look="danger" hidden={hiddenId(credentialId)}>
                Remove
              </IntentForm>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={passkeys.length === 0 ? buttons.filled : buttons.outlined}
        disabled={isBusy}
        data-needs="scripts"
        onClick={() => void run()}
      >
        Add a passkey
      </button>
      <p data-needs="noScripts">Adding a passkey needs JavaScript.</p>
      <Problem text={problem} />
    </Section>
  );
};

const AuthenticatorSetUp = ({ qrCode, setupKey }: NonNullable<AccountAnswer['authenticator']>) => (
  <>
    <p>Scan this code with your authenticator app, or enter the key. Then type the 6 digits the app shows.</p>
    <svg
      className={styles.qrCode}
      viewBox={`-4 -4 ${qrCode.size + 8} ${qrCode.size + 8}`}
      role="img"
      aria-label="QR code"
    >
      <path d={qrCode.path} />
    </svg>
    <p className={styles.key}>{setupKey.replaceAll(/(.{4})/g, '$1 ').trim()}</p>
    <Form method="post" className={kit.form} preventScrollReset>
      <input type="hidden" name="intent" value="confirmAuthenticator" />
      <TextField
        id="code"
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={null}
      />
      <button type="submit" className={buttons.filled}>
        Confirm
      </button>
    </Form>
  </>
);

const OtherWays = ({ view, answer }: Pick<StaffAccountProps, 'view' | 'answer'>) => (
  <Section id="other-ways" title="If you lose your passkey">
    <p>You can sign in with an emailed link and one of these.</p>
    {answer.authenticator !== undefined && <AuthenticatorSetUp {...answer.authenticator} />}
    {answer.authenticator === undefined &&
      (view.hasAuthenticator ? (
        <>
          <p>Your authenticator app is set up.</p>
          <IntentForm intent="removeAuthenticator" look="danger">
            Remove authenticator app
          </IntentForm>
        </>
      ) : (
        <IntentForm intent="beginAuthenticator" look="outlined">
          Set up an authenticator app
        </IntentForm>
      ))}
    {answer.recoveryCodes !== undefined && (
      <div className={styles.codes} role="status">
        <p>Print these codes or save them now: we won’t show them again. Each works once.</p>
        <ul>
          {answer.recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    )}
    <p>
      {view.recoveryCodesLeft === 0
        ? 'You have no recovery codes.'
        : `${formatCount(view.recoveryCodesLeft, { one: 'recovery code', many: 'recovery codes' })} left.`}
    </p>
    <IntentForm intent="makeRecoveryCodes" look="outlined">
      {view.recoveryCodesLeft === 0 ? 'Create recovery codes' : 'Replace recovery codes'}
    </IntentForm>
  </Section>
);

const Sessions = ({ sessions }: Pick<StaffAccountView, 'sessions'>) => (
  <Section id="sessions" title="Signed in">
    <ul className={kit.rows}>
      {sessions.map(({ sessionUuid, device, facts, isCurrent }) => (
        <li key={sessionUuid}>
          <p>
            <strong>{device}</strong>
            {isCurrent && ' (this one)'}
          </p>
          <p className={kit.quiet}>{facts}</p>
          {!isCurrent && (
            <IntentForm intent="endSession" look="danger" hidden={hiddenId(sessionUuid)}>
              End<span className="visually-hidden"> the session on {device}</span>
            </IntentForm>
          )}
        </li>
      ))}
    </ul>
    {sessions.length > 1 && (
      <IntentForm intent="endOthers" look="outlined">
        End all other sessions
      </IntentForm>
    )}
  </Section>
);

export const StaffAccount = (props: StaffAccountProps) => {
  const { view, answer, passkeysHref, signOutHref, hasNavigation, children } = props;
  return (
    <div className={`${kit.compact} ${styles.page}`}>
      <div>
        <h1>{view.name}</h1>
        <p className={kit.quiet}>{view.email}</p>
      </div>
      <Problem text={answer.problem ?? null} />
      <Section id="sites" title="Sites you work on">
        <ul className={kit.rows}>
          {view.sites.map(({ name, role, href }) => (
            <li key={name}>
              <p>{href === null ? <strong>{name}</strong> : <a href={href}>{name}</a>}</p>
              <p className={kit.quiet}>{role}</p>
            </li>
          ))}
        </ul>
      </Section>
      {children}
      <Passkeys passkeys={view.passkeys} directory={view.directory} passkeysHref={passkeysHref} />
      <OtherWays view={view} answer={answer} />
      <Sessions sessions={view.sessions} />
      <Form method="post" action={signOutHref} className={hasNavigation ? styles.phoneOnly : undefined}>
        <button type="submit" className={buttons.outlined}>
          Sign out
        </button>
      </Form>
    </div>
  );
};

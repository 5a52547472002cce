import type { ReactNode } from 'react';
import { Form } from 'react-router';
import buttons from '#src/ui/button.module.css';
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
  /** What other slices let a person choose. */
  readonly children: ReactNode;
}

const Intent = ({
  intent,
  id,
  label,
  look,
}: {
  readonly intent: string;
  readonly id?: string;
  readonly label: ReactNode;
  readonly look: 'outlined' | 'danger';
}) => (
  <Form method="post" preventScrollReset>
    {id !== undefined && <input type="hidden" name="id" value={id} />}
    <button
      type="submit"
      name="intent"
      value={intent}
      className={look === 'outlined' ? buttons.outlined : styles.danger}
    >
      {label}
    </button>
  </Form>
);

const Passkeys = ({
  passkeys,
  passkeysHref,
}: Pick<StaffAccountView, 'passkeys'> & { readonly passkeysHref: string }) => {
  const { run, isBusy, problem } = usePasskey('register', passkeysHref, () => window.location.reload());
  return (
    <section className={styles.part} aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      {passkeys.length === 0 && (
        <p className={styles.warning}>You have no passkey yet. Add one now, or you can’t sign in again.</p>
      )}
      <ul className={styles.rows}>
        {passkeys.map(({ credentialId, name, facts, canRemove }) => (
          <li key={credentialId}>
            <p>
              <strong>{name}</strong>
            </p>
            <p className={styles.quiet}>{facts}</p>
            {canRemove && <Intent intent="removePasskey" id={credentialId} label="Remove" look="danger" />}
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
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  );
};

const AuthenticatorSetUp = ({ qrCode, setupKey }: NonNullable<AccountAnswer['authenticator']>) => (
  <>
    <p>Scan this code with your authenticator app, or enter the key. Then type the 6 digits that it shows.</p>
    <svg
      className={styles.qrCode}
      viewBox={`-4 -4 ${qrCode.size + 8} ${qrCode.size + 8}`}
      role="img"
      aria-label="QR code"
    >
      <path d={qrCode.path} />
    </svg>
    <p className={styles.key}>{setupKey.replaceAll(/(.{4})/g, '$1 ').trim()}</p>
    <Form method="post" className={styles.form} preventScrollReset>
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
  <section className={styles.part} aria-labelledby="other-ways">
    <h2 id="other-ways">If you lose your passkey</h2>
    <p>You can sign in with an emailed link and one of these.</p>
    {answer.authenticator !== undefined && <AuthenticatorSetUp {...answer.authenticator} />}
    {answer.authenticator === undefined &&
      (view.hasAuthenticator ? (
        <>
          <p>Your authenticator app is set up.</p>
          <Intent intent="removeAuthenticator" label="Remove the authenticator app" look="danger" />
        </>
      ) : (
        <Intent intent="beginAuthenticator" label="Set up an authenticator app" look="outlined" />
      ))}
    {answer.recoveryCodes !== undefined && (
      <div className={styles.codes} role="status">
        <p>Print these codes or save them now: they aren’t shown again. Each works once.</p>
        <ul>
          {answer.recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    )}
    <p>
      {view.recoveryCodesLeft === 0 ? 'You have no recovery codes.' : `${view.recoveryCodesLeft} recovery codes left.`}
    </p>
    <Intent
      intent="makeRecoveryCodes"
      label={view.recoveryCodesLeft === 0 ? 'Make recovery codes' : 'Replace the recovery codes'}
      look="outlined"
    />
  </section>
);

const Sessions = ({ sessions }: Pick<StaffAccountView, 'sessions'>) => (
  <section className={styles.part} aria-labelledby="sessions">
    <h2 id="sessions">Signed in</h2>
    <ul className={styles.rows}>
      {sessions.map(({ sessionUuid, device, facts, isCurrent }) => (
        <li key={sessionUuid}>
          <p>
            <strong>{device}</strong>
            {isCurrent && ' (this one)'}
          </p>
          <p className={styles.quiet}>{facts}</p>
          {!isCurrent && (
            <Intent
              intent="endSession"
              id={sessionUuid}
              label={
                <>
                  End<span className="visually-hidden"> the session on {device}</span>
                </>
              }
              look="danger"
            />
          )}
        </li>
      ))}
    </ul>
    {sessions.length > 1 && <Intent intent="endOthers" label="End all other sessions" look="outlined" />}
  </section>
);

export const StaffAccount = ({ view, answer, passkeysHref, signOutHref, children }: StaffAccountProps) => (
  <div className={styles.page}>
    <h1>{view.name}</h1>
    <p className={styles.quiet}>{view.email}</p>
    {answer.problem !== undefined && (
      <p role="alert" className={styles.problem}>
        {answer.problem}
      </p>
    )}
    <section className={styles.part} aria-labelledby="sites">
      <h2 id="sites">Where you work</h2>
      <ul className={styles.rows}>
        {view.sites.map(({ name, role, href }) => (
          <li key={name}>
            <p>{href === null ? <strong>{name}</strong> : <a href={href}>{name}</a>}</p>
            <p className={styles.quiet}>{role}</p>
          </li>
        ))}
      </ul>
    </section>
    {children}
    <Passkeys passkeys={view.passkeys} passkeysHref={passkeysHref} />
    <OtherWays view={view} answer={answer} />
    <Sessions sessions={view.sessions} />
    <Form method="post" action={signOutHref}>
      <button type="submit" className={buttons.outlined}>
        Sign out
      </button>
    </Form>
  </div>
);

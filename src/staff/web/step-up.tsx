import { Form, Link, useSubmit } from 'react-router';
import buttons from '#src/ui/button.module.css';
import { Problem } from '#src/ui/desk/notice.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from './step-up.module.css';
import { usePasskey } from './use-passkey.ts';

export interface StepUpView {
  readonly hasPasskey: boolean;
  readonly hasAuthenticator: boolean;
  readonly directory: { readonly name: string; readonly href: string } | null;
  /** Fields of the form that asked for the proof, in order. They are sent again together with the proof. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly isCodeWrong: boolean;
}

interface StepUpProps {
  readonly view: StepUpView;
  readonly action: string;
  readonly backHref: string;
  readonly passkeyHref: string;
  readonly accountHref: string;
}

const PasskeyProof = ({ view: { fields }, action, passkeyHref }: StepUpProps) => {
  const submit = useSubmit();
  const { run, isBusy, problem } = usePasskey('signIn', passkeyHref, () => {
    void submit(new URLSearchParams(fields.map(([name, value]) => [name, value])), { method: 'post', action });
  });
  return (
    <div className={styles.part} data-needs="scripts">
      <button type="button" className={buttons.filled} disabled={isBusy} onClick={() => void run()}>
        Use your passkey
      </button>
      <Problem text={problem} />
    </div>
  );
};

const KeptFields = ({ fields }: Pick<StepUpView, 'fields'>) =>
  fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the list never changes.
    <input key={index} type="hidden" name={name} value={value} />
  ));

/** Opens the directory in a new tab, so that this page keeps the form's fields. */
const DirectoryProof = ({ view: { fields, directory }, action, backHref }: StepUpProps) =>
  directory !== null && (
    <div className={styles.part}>
      <p>Sign in again in a new tab, then come back here and continue.</p>
      <a
        className={buttons.filled}
        href={`${directory.href}&to=${encodeURIComponent(backHref)}`}
        target="_blank"
        rel="noopener"
      >
        Sign in to {directory.name} again
      </a>
      <Form method="post" action={action}>
        <KeptFields fields={fields} />
        <button type="submit" className={buttons.outlined}>
          Continue
        </button>
      </Form>
    </div>
  );

const CodeProof = ({ view: { fields, isCodeWrong }, action }: StepUpProps) => (
  <Form method="post" action={action} className={styles.part}>
    <KeptFields fields={fields} />
    <TextField
      id="proof-code"
      name="proofCode"
      label="Code from your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      error={isCodeWrong ? 'That code isn’t right or has already been used. Please enter the next one.' : null}
    />
    <button type="submit" className={buttons.outlined}>
      Confirm and continue
    </button>
  </Form>
);

export const StepUp = (props: StepUpProps) => {
  const { view, backHref, accountHref } = props;
  const hasNone = !view.hasPasskey && !view.hasAuthenticator && view.directory === null;
  return (
    <>
      {hasNone ? (
        <p>
          This needs a passkey or an authenticator app, and you have neither. <Link to={accountHref}>Add one</Link>{' '}
          first, then try again.
        </p>
      ) : (
        <p>Please confirm it’s you again. We’ve kept what you entered and will send it once you confirm.</p>
      )}
      <DirectoryProof {...props} />
      {view.hasPasskey && <PasskeyProof {...props} />}
      {view.hasPasskey && !view.hasAuthenticator && <p data-needs="noScripts">Passkeys need JavaScript.</p>}
      {view.hasAuthenticator && <CodeProof {...props} />}
      <p>
        <Link to={backHref}>Go back without saving</Link>
      </p>
    </>
  );
};

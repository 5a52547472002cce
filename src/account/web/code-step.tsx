import { accountPaths } from '#src/lib/account-paths.ts';
import buttons from '#src/ui/button.module.css';
import { LabelledField } from '#src/ui/fields/labelled-field.tsx';
import fields from '#src/ui/fields/text-field.module.css';
import { codeLength, codeMinutes } from '../rules/code-limits.ts';
import { signInFields } from '../rules/sign-in-fields.ts';
import type { CodeStepView, SignInView } from '../view/sign-in-view.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { ResendForm } from './resend-form.tsx';
import { SignInError, signInErrorId } from './sign-in-error.tsx';
import styles from './sign-in-panel.module.css';

const fieldId = 'sign-in-code';

interface CodeStepProps extends Pick<SignInView, 'hidden' | 'error'> {
  readonly step: CodeStepView;
}

/** Asks for the code: one field, which a phone fills from the message, and which takes a pasted code with its gaps. @spec D.28 */
export const CodeStep = ({ step, hidden, error }: CodeStepProps) => (
  <>
    {error !== null && <SignInError error={error} fieldId={step.isOpen ? fieldId : null} />}
    {step.isOpen && (
      <form method="post" action={accountPaths.signIn} className={styles.form}>
        <HiddenFields fields={hidden} />
        <p id="sign-in-sent">
          We sent a code to <strong className={styles.phone}>{step.maskedPhone}</strong>
          {`. It is good for ${codeMinutes} minutes.`}
        </p>
        <LabelledField kind="line" id={fieldId} label={`Your ${codeLength}-digit code`} error={null}>
          <input
            id={fieldId}
            className={`${fields.control} ${styles.code}`}
            type="text"
            name={signInFields.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            required
            autoFocus={error === null}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? 'sign-in-sent' : `${signInErrorId} sign-in-sent`}
          />
        </LabelledField>
        <button type="submit" className={buttons.filled}>
          Sign in
        </button>
      </form>
    )}
    <ResendForm step={step} hidden={hidden} />
    <p className={styles.other}>
      <a href={step.otherNumberHref}>Use another number</a>
    </p>
  </>
);

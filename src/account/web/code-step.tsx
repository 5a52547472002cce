import { useEffect, useState } from 'react';
import { accountPaths } from '#src/lib/account-paths.ts';
import buttons from '#src/ui/button.module.css';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import { LabelledField } from '#src/ui/fields/labelled-field.tsx';
import fields from '#src/ui/fields/text-field.module.css';
import { codeLength, codeMinutes, codePauseSeconds } from '../rules/sign-in-code.ts';
import { signInFields } from '../rules/sign-in-step.ts';
import type { CodeStepView, HiddenField, SignInView } from '../view/build-sign-in-view.ts';
import { SignInError, signInErrorId } from './sign-in-error.tsx';
import styles from './sign-in-panel.module.css';

const fieldId = 'sign-in-code';

interface CodeStepProps extends Pick<SignInView, 'hidden' | 'error' | 'next'> {
  readonly step: CodeStepView;
}

interface ResendFormProps {
  readonly step: CodeStepView;
  readonly hidden: readonly HiddenField[];
}

const useIsTooSoon = (pauseSeconds: number): boolean => {
  const [isTooSoon, setIsTooSoon] = useState(false);
  useEffect(() => {
    if (pauseSeconds === 0) return undefined;
    setIsTooSoon(true);
    const timer = setTimeout(() => setIsTooSoon(false), pauseSeconds * 1000);
    return () => clearTimeout(timer);
  }, [pauseSeconds]);
  return isTooSoon;
};

/** @spec D.28 */
const ResendForm = ({ step, hidden }: ResendFormProps) => {
  const isTooSoon = useIsTooSoon(step.pauseSeconds);
  return (
    <form method="post" action={accountPaths.signInCode} className={styles.resend}>
      <HiddenFields hidden={[...hidden, { name: signInFields.again, value: 'yes' }]} />
      {step.isOpen && (
        <p className={styles.hint}>{`Didn’t get it? You can request a new code after ${codePauseSeconds} seconds.`}</p>
      )}
      <button type="submit" className={step.isOpen ? buttons.outlined : buttons.filled} disabled={isTooSoon}>
        Send a new code
      </button>
    </form>
  );
};

/** The field takes more characters than a code has, because a code can be pasted with spaces. @spec D.28 */
export const CodeStep = ({ step, hidden, error, next }: CodeStepProps) => (
  <>
    {error !== null && <SignInError error={error} fieldId={step.isOpen ? fieldId : null} />}
    {step.isOpen && (
      <form method="post" action={accountPaths.signIn} className={styles.form} noValidate>
        <HiddenFields hidden={hidden} />
        <p id="sign-in-sent">
          {step.isTexted ? 'We’ve sent a code to ' : 'We’ve created a code for '}
          <strong className={styles.phone}>{step.maskedPhone}</strong>
          {`. It expires in ${codeMinutes} minutes.`}
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
        <p className={styles.hint}>{next}</p>
      </form>
    )}
    <ResendForm step={step} hidden={hidden} />
    <p className={styles.other}>
      <a href={step.otherNumberHref}>Use a different number</a>
    </p>
  </>
);

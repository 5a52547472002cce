import { type SubmitEvent, useEffect, useState } from 'react';
import { accountPaths } from '#src/lib/account-paths.ts';
import buttons from '#src/ui/button.module.css';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import { LabelledField } from '#src/ui/fields/labelled-field.tsx';
import fields from '#src/ui/fields/text-field.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import { ProgressSteps } from '#src/ui/progress-steps.tsx';
import { keepAnchor } from '../rules/choose-safe-path.ts';
import { mobilePattern, signInFields } from '../rules/sign-in-step.ts';
import type { HiddenField, SignInView } from '../view/build-sign-in-view.ts';
import { wrongMobileText } from '../view/wrong-mobile-text.ts';
import { CodeStep } from './code-step.tsx';
import { SignInError, signInErrorId } from './sign-in-error.tsx';
import styles from './sign-in-panel.module.css';

/** Adds the requested page's anchor to the hidden `redirect`, because servers never see anchors. @spec L6.02 */
const useKeptAnchor = (fields: readonly HiddenField[]): readonly HiddenField[] => {
  const [anchor, setAnchor] = useState('');
  useEffect(() => {
    const { hash } = location;
    // An anchor that exists on this page, such as a field with an error, isn't the requested page's.
    if (document.getElementById(hash.slice(1)) === null) setAnchor(hash);
  }, []);
  return fields.map((field) =>
    field.name === signInFields.redirect ? { ...field, value: keepAnchor(field.value, anchor) } : field,
  );
};

const fieldId = 'sign-in-phone';

/** @spec D.28 */
const NumberStep = ({ hidden, error: sentError, next }: Pick<SignInView, 'hidden' | 'error' | 'next'>) => {
  const [typedError, setTypedError] = useState<string | null>(null);
  const error = typedError ?? sentError;
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const isRight = event.currentTarget.checkValidity();
    setTypedError(isRight ? null : wrongMobileText);
    if (isRight) return;
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <>
      {error !== null && <SignInError error={error} fieldId={fieldId} />}
      <form method="post" action={accountPaths.signInCode} className={styles.form} noValidate onSubmit={check}>
        <HiddenFields hidden={hidden} />
        <LabelledField kind="line" id={fieldId} label="Your mobile number" error={null}>
          <input
            id={fieldId}
            className={fields.control}
            type="tel"
            name={signInFields.phone}
            autoComplete="tel"
            maxLength={40}
            pattern={mobilePattern}
            title="An Australian mobile number, such as 0412 345 678"
            required
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? 'sign-in-hint' : `${signInErrorId} sign-in-hint`}
          />
        </LabelledField>
        <p id="sign-in-hint" className={styles.hint}>
          Australian mobiles only. You don’t need a password.
        </p>
        <button type="submit" className={buttons.filled}>
          Send me a code
        </button>
        <p className={styles.hint}>{next}</p>
      </form>
    </>
  );
};

/** @spec L6.02, D.28 */
export const SignInPanel = ({ view }: { readonly view: SignInView }) => {
  const { title, reason, notice, steps, next, backHref, step, error } = view;
  const hidden = useKeptAnchor(view.hidden);
  return (
    <div className={styles.panel}>
      {backHref !== null && (
        <a className={styles.back} href={backHref}>
          <Icon name="arrowLeft" />
          Back
        </a>
      )}
      {steps.length > 0 && <ProgressSteps steps={steps} />}
      <h1>{title}</h1>
      <p className={styles.reason}>{reason}</p>
      {notice !== null && <p className={styles.notice}>{notice}</p>}
      {step.kind === 'number' && <NumberStep hidden={hidden} error={error} next={next} />}
      {step.kind === 'code' && <CodeStep step={step} hidden={hidden} error={error} next={next} />}
      {step.kind === 'closed' && (
        <PhoneLink phone={step.phone} mask="start" className={buttons.filled}>
          {(text) => (
            <>
              <Icon name="phone" />
              Call {text}
            </>
          )}
        </PhoneLink>
      )}
    </div>
  );
};

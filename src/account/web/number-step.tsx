import { accountPaths } from '#src/lib/account-paths.ts';
import buttons from '#src/ui/button.module.css';
import { LabelledField } from '#src/ui/fields/labelled-field.tsx';
import fields from '#src/ui/fields/text-field.module.css';
import { mobilePattern } from '../rules/mobile-pattern.ts';
import { signInFields } from '../rules/sign-in-fields.ts';
import type { SignInView } from '../view/sign-in-view.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { SignInError, signInErrorId } from './sign-in-error.tsx';
import styles from './sign-in-panel.module.css';

const fieldId = 'sign-in-phone';

/** Asks for the number. @spec D.28 */
export const NumberStep = ({ hidden, error }: Pick<SignInView, 'hidden' | 'error'>) => (
  <>
    {error !== null && <SignInError error={error} fieldId={fieldId} />}
    <form method="post" action={accountPaths.signInCode} className={styles.form}>
      <HiddenFields fields={hidden} />
      <LabelledField kind="line" id={fieldId} label="Your mobile number" error={null}>
        <input
          id={fieldId}
          className={fields.control}
          type="tel"
          name={signInFields.phone}
          autoComplete="tel"
          maxLength={40}
          pattern={mobilePattern}
          title="An Australian mobile, such as 0412 345 678"
          required
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? 'sign-in-hint' : `${signInErrorId} sign-in-hint`}
        />
      </LabelledField>
      <p id="sign-in-hint" className={styles.hint}>
        An Australian mobile. There is no password: we send you a code by text message.
      </p>
      <button type="submit" className={buttons.filled}>
        Send me a code
      </button>
    </form>
  </>
);

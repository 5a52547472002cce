import styles from './sign-in-panel.module.css';

interface SignInErrorProps {
  readonly error: string;
  /** The field that it speaks of; null where there is none to go to. */
  readonly fieldId: string | null;
}

/** The name of what is wrong, for the field that it describes. */
export const signInErrorId = 'sign-in-error';

/** What is wrong, over the form: it takes the focus, with scripts and without. @spec D.28 */
export const SignInError = ({ error, fieldId }: SignInErrorProps) => (
  <div className={styles.error} role="alert" tabIndex={-1} autoFocus>
    <p id={signInErrorId}>{fieldId === null ? error : <a href={`#${fieldId}`}>{error}</a>}</p>
  </div>
);

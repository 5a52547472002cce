import { ProblemBox } from '#src/ui/fields/problem-box.tsx';

interface SignInErrorProps {
  readonly error: string;
  /** The field it links to; null for none. */
  readonly fieldId: string | null;
}

/** Id for the field's `aria-describedby`. */
export const signInErrorId = 'sign-in-error';

/** The error above the form. @spec D.28 */
export const SignInError = ({ error, fieldId }: SignInErrorProps) => (
  <ProblemBox>
    <p id={signInErrorId}>{fieldId === null ? error : <a href={`#${fieldId}`}>{error}</a>}</p>
  </ProblemBox>
);

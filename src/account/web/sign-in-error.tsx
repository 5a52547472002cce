import { ProblemBox } from '#src/ui/fields/problem-box.tsx';

interface SignInErrorProps {
  readonly error: string;
  /** The field that it speaks of; null where there is none to go to. */
  readonly fieldId: string | null;
}

/** The name of what is wrong, for the field that it describes. */
export const signInErrorId = 'sign-in-error';

/** What is wrong, over the form. @spec D.28 */
export const SignInError = ({ error, fieldId }: SignInErrorProps) => (
  <ProblemBox>
    <p id={signInErrorId}>{fieldId === null ? error : <a href={`#${fieldId}`}>{error}</a>}</p>
  </ProblemBox>
);

import { ProblemBox } from '#src/ui/fields/problem-box.tsx';

interface SignInErrorProps {
  readonly error: string;
  readonly fieldId: string | null;
}

export const signInErrorId = 'sign-in-error';

/** @spec D.28 */
export const SignInError = ({ error, fieldId }: SignInErrorProps) => (
  <ProblemBox>
    <p id={signInErrorId}>{fieldId === null ? error : <a href={`#${fieldId}`}>{error}</a>}</p>
  </ProblemBox>
);

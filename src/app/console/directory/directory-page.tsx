import buttons from '#src/ui/button.module.css';
import { deskPaths } from '../desk-paths.ts';
import plain from '../shell/plain-page.module.css';
import { PlainPage } from '../shell/plain-page.tsx';

interface DirectoryProblem {
  readonly problem: string;
  /** Null for a person who was only confirming who they are: they go back to the tab where they started. */
  readonly againHref: string | null;
}

export const DirectoryProblemPage = ({ problem, againHref }: DirectoryProblem) => (
  <PlainPage title="That sign-in didn’t work">
    <p role="alert" className={plain.problem}>
      {problem}
    </p>
    {againHref === null ? (
      <p>Close this tab, go back to the one you started in and choose another way to sign in.</p>
    ) : (
      <>
        <p>
          <a className={buttons.filled} href={againHref}>
            Try again
          </a>
        </p>
        <p>
          <a href={deskPaths.signIn}>Sign in another way</a>
        </p>
      </>
    )}
  </PlainPage>
);

import { SignInPanel } from '#src/account/web/sign-in-panel.tsx';
import type { SignInPageView } from './build-sign-in-page.ts';
import styles from './sign-in-page.module.css';

/** Draws the sign-in page. @spec L6.02 */
export const SignInPage = ({ view }: { readonly view: SignInPageView }) => (
  <div className={`page-width ${styles.page}`}>
    <SignInPanel view={view.signIn} />
  </div>
);

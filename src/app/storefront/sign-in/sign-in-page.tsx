import { SignInPanel } from '#src/account/web/sign-in-panel.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { SignInPageView } from './build-sign-in-page.ts';
import styles from './sign-in-page.module.css';

const Perks = ({ perks }: Pick<SignInPageView, 'perks'>) => (
  <section aria-labelledby="sign-in-perks">
    <h2 id="sign-in-perks">Yours on any device</h2>
    <ul>
      {perks.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <p>
            <strong>{title}</strong>
            {` ${text}`}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

/** @spec L6.02 */
export const SignInPage = ({ view: { signIn, perks } }: { readonly view: SignInPageView }) => (
  <div className={`page-width ${styles.page}`}>
    <SignInPanel view={signIn} />
    <div className={styles.why}>
      {perks.length > 0 && <Perks perks={perks} />}
      {signIn.step.kind !== 'closed' && (
        <section aria-labelledby="sign-in-number">
          <h2 id="sign-in-number">What we do with your number</h2>
          <p>
            We use it to sign you in, and to recognise you when you come back. You won’t get news or offers unless you
            ask for them.
          </p>
        </section>
      )}
    </div>
  </div>
);

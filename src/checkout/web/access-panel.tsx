import buttons from '#src/ui/button.module.css';
import panels from '#src/ui/panel.module.css';
import type { AccessView } from '../view/build-access-view.ts';

/** @spec B9.29, D.28 */
export const AccessPanel = ({ access: { heading, text, signInHref } }: { readonly access: AccessView }) => (
  <section className={panels.panel}>
    <h2>{heading}</h2>
    <p>{text}</p>
    {signInHref !== null && (
      <a className={buttons.outlined} href={signInHref}>
        Sign in
      </a>
    )}
  </section>
);

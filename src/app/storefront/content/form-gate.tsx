import { formAnchor } from '#src/finance-application/rules/application-names.ts';
import buttons from '#src/ui/button.module.css';
import panels from '#src/ui/panel.module.css';
import type { FormGateView } from './build-content-form.ts';
import styles from './form-gate.module.css';

/** @spec L6.01, L6.02 */
export const FormGate = ({ gate: { heading, text, signInHref, phone } }: { readonly gate: FormGateView }) => (
  <section id={formAnchor} className={`${panels.panel} ${styles.gate}`} aria-labelledby="form-gate">
    <h2 id="form-gate">{heading}</h2>
    <p>{text}</p>
    <a className={buttons.filled} href={signInHref}>
      Sign in to enquire
    </a>
    <p>
      Or call <a href={phone.href}>{phone.text}</a>.
    </p>
  </section>
);

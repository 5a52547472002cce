import { Icon } from '#src/ui/icon.tsx';
import type { SignInView } from '../view/sign-in-view.ts';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';
import styles from './sign-in-panel.module.css';
import { useKeptAnchor } from './use-kept-anchor.ts';

/** Signs a visitor in, step by step, each a form that needs no scripts. @spec L6.02, D.28 */
export const SignInPanel = ({ view }: { readonly view: SignInView }) => {
  const { title, reason, backHref, step, error } = view;
  const hidden = useKeptAnchor(view.hidden);
  return (
    <div className={styles.panel}>
      {backHref !== null && (
        <a className={styles.back} href={backHref}>
          <Icon name="arrowLeft" />
          Back
        </a>
      )}
      <h1>{title}</h1>
      <p className={styles.reason}>{reason}</p>
      {step.kind === 'number' ? (
        <NumberStep hidden={hidden} error={error} />
      ) : (
        <CodeStep step={step} hidden={hidden} error={error} />
      )}
    </div>
  );
};

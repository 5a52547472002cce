import { useEffect, useState } from 'react';
import { accountPaths } from '#src/lib/account-paths.ts';
import buttons from '#src/ui/button.module.css';
import { codePauseSeconds } from '../rules/code-limits.ts';
import { signInFields } from '../rules/sign-in-fields.ts';
import type { CodeStepView, HiddenField } from '../view/sign-in-view.ts';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './sign-in-panel.module.css';

interface ResendFormProps {
  readonly step: CodeStepView;
  readonly hidden: readonly HiddenField[];
}

/** True until another code can be asked for; without scripts the words alone say so, and the server holds to it. */
const useIsTooSoon = (pauseSeconds: number): boolean => {
  const [isTooSoon, setIsTooSoon] = useState(false);
  useEffect(() => {
    if (pauseSeconds === 0) return undefined;
    setIsTooSoon(true);
    const timer = setTimeout(() => setIsTooSoon(false), pauseSeconds * 1000);
    return () => clearTimeout(timer);
  }, [pauseSeconds]);
  return isTooSoon;
};

/** Asks for another code to the same number. @spec D.28 */
export const ResendForm = ({ step, hidden }: ResendFormProps) => {
  const isTooSoon = useIsTooSoon(step.pauseSeconds);
  return (
    <form method="post" action={accountPaths.signInCode} className={styles.resend}>
      <HiddenFields fields={[...hidden, { name: signInFields.again, value: 'yes' }]} />
      {step.isOpen && (
        <p className={styles.hint}>{`If nothing has come after ${codePauseSeconds} seconds, ask for another.`}</p>
      )}
      <button type="submit" className={step.isOpen ? buttons.outlined : buttons.filled} disabled={isTooSoon}>
        Send another code
      </button>
    </form>
  );
};

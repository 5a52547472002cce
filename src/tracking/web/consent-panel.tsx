import { type FormEvent, useEffect, useRef } from 'react';
import { type ConsentChoices, type ConsentKind, readConsent } from '#src/lib/consent.ts';
import buttons from '#src/ui/button.module.css';
import tick from '#src/ui/fields/tick-row.module.css';
import styles from './consent-panel.module.css';

const words: Readonly<Record<ConsentKind, readonly [name: string, text: string]>> = {
  analytics: ['Analytics', 'Google Analytics shows us which pages people visit.'],
  chat: ['Chat', 'Our chat provider can see what you write in the chat.'],
};

interface ConsentPanelProps {
  readonly kinds: readonly ConsentKind[];
  readonly isTrackingBlocked: boolean;
  readonly isRequested: boolean;
  readonly onChoose: (choices: ConsentChoices) => void;
}

const KindBox = ({ kind, isBlocked }: { readonly kind: ConsentKind; readonly isBlocked: boolean }) => {
  const [name, text] = words[kind];
  return (
    <label className={tick.row}>
      <input type="checkbox" name={kind} disabled={isBlocked} defaultChecked={readConsent(kind) === 'given'} />
      <span>
        <b>{name}</b> {isBlocked ? 'Your browser asks sites not to track you, so we don’t.' : text}
      </span>
    </label>
  );
};

/** @spec D.24, D.37 */
export const ConsentPanel = ({ kinds, isTrackingBlocked, isRequested, onChoose }: ConsentPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRequested) heading.current?.focus();
  }, [isRequested]);
  const chooseAll = (choice: boolean): void => onChoose(Object.fromEntries(kinds.map((kind) => [kind, choice])));
  const chooseEach = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onChoose(Object.fromEntries(kinds.map((kind) => [kind, ticked.has(kind)])));
  };
  return (
    <section className={styles.panel} aria-labelledby="consent-heading" data-no-print>
      <div className={`page-width ${styles.row}`}>
        <div className={styles.words}>
          <h2 id="consent-heading" ref={heading} tabIndex={-1}>
            Your privacy choices
          </h2>
          <p>
            Some parts of this site come from other companies. They only load if you agree, and the site works without
            them.
          </p>
        </div>
        <div className={styles.answers}>
          <button type="button" className={buttons.outlined} onClick={() => chooseAll(true)}>
            Accept all
          </button>
          <button type="button" className={buttons.outlined} onClick={() => chooseAll(false)}>
            Essential only
          </button>
        </div>
        <details className={styles.choice} open={isRequested || undefined}>
          <summary>Choose what to allow</summary>
          <form onSubmit={chooseEach}>
            {kinds.map((kind) => (
              <KindBox key={kind} kind={kind} isBlocked={kind === 'analytics' && isTrackingBlocked} />
            ))}
            <button type="submit" className={buttons.outlined}>
              Save my choice
            </button>
          </form>
        </details>
      </div>
    </section>
  );
};

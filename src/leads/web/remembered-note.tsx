import { type RefObject, useEffect, useState } from 'react';
import styles from './remembered-note.module.css';
import { forgetVisitor, readVisitor, type Visitor } from './visitor.ts';

interface RememberedNoteProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** True if the page shows a refused form's text, which is newer than the remembered details. */
  readonly isAnswered: boolean;
}

const findInput = (form: HTMLFormElement | null, name: string): HTMLInputElement | null => {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
};

const fillIn = (form: HTMLFormElement | null, visitor: Visitor): void => {
  for (const [name, text] of Object.entries(visitor)) {
    const input = findInput(form, name);
    if (input !== null && input.value === '') input.value = text;
  }
};

const empty = (form: HTMLFormElement | null, visitor: Visitor): void => {
  for (const [name, text] of Object.entries(visitor)) {
    const input = findInput(form, name);
    if (input?.value === text) input.value = '';
  }
};

/** @spec L3.04, L4.05, L4.29 */
export const RememberedNote = ({ form, isAnswered }: RememberedNoteProps) => {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    const known = isAnswered ? null : readVisitor();
    if (known === null) return;
    fillIn(form.current, known);
    setVisitor(known);
  }, [form, isAnswered]);
  const forget = (): void => {
    if (visitor !== null) empty(form.current, visitor);
    forgetVisitor();
    setVisitor(null);
    setForgotten(true);
  };
  return (
    <div className={styles.remembered} aria-live="polite">
      {visitor !== null && (
        <p>
          We’ve filled in the details this browser saved last time.{' '}
          <button type="button" onClick={forget}>
            Clear them
          </button>
        </p>
      )}
      {isForgotten && <p>We’ve cleared your details.</p>}
    </div>
  );
};

import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router';
import buttons from '../button.module.css';
import { HiddenFields } from '../fields/hidden-fields.tsx';
import styles from './desk.module.css';

interface IntentFormProps extends Partial<ComponentProps<typeof HiddenFields>> {
  readonly intent: string;
  readonly look: 'filled' | 'outlined' | 'text' | 'danger';
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

export const IntentForm = ({ intent, look, hidden = [], isDisabled = false, children }: IntentFormProps) => (
  <Form method="post" preventScrollReset>
    <HiddenFields hidden={hidden} />
    <button
      type="submit"
      name="intent"
      value={intent}
      className={look === 'text' || look === 'danger' ? styles.textButton : buttons[look]}
      data-danger={look === 'danger' ? '' : undefined}
      disabled={isDisabled}
    >
      {children}
    </button>
  </Form>
);

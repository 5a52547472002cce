import { useEffect, useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { callOutcomes } from '#src/leads/rules/message.ts';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { AreaField } from '#src/ui/fields/area-field.tsx';
import { callOutcomeWords } from '../view/build-message-items.ts';
import styles from './call-form.module.css';

interface CallFormProps {
  readonly newUuid: string;
  readonly sentUuids: readonly string[];
  readonly isCalling: boolean;
}

export const CallForm = ({ newUuid, sentUuids, isCalling }: CallFormProps) => {
  const id = useId();
  const [callUuid, setCallUuid] = useState(newUuid);
  const [isOpen, setIsOpen] = useState(false);
  const isSaving = useNavigation().formMethod === 'POST';
  const isLogged = sentUuids.includes(callUuid);
  useEffect(() => {
    if (isCalling) setIsOpen(true);
  }, [isCalling]);
  useEffect(() => {
    if (!isLogged) return;
    setCallUuid(newUuid);
    setIsOpen(false);
  }, [isLogged, newUuid]);
  return (
    <details
      className={`${kit.fold} ${styles.call}`}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Log a call</summary>
      <Form method="post" className={kit.form} preventScrollReset key={callUuid}>
        <input type="hidden" name="intent" value="call" />
        <input type="hidden" name="message" value={callUuid} />
        <AreaField error={null} id={`${id}-said`} name="said" label="Summary" rows={2} maxLength={5000} isOptional />
        <fieldset className={kit.buttons} aria-label="Outcome">
          {callOutcomes.map((outcome) => (
            <button
              key={outcome}
              type="submit"
              name="outcome"
              value={outcome}
              className={buttons.outlined}
              disabled={isSaving}
            >
              {callOutcomeWords[outcome]}
            </button>
          ))}
        </fieldset>
      </Form>
    </details>
  );
};

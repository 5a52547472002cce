import { useState } from 'react';
import { readConsent, saveConsent } from '#src/lib/consent.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import buttons from '#src/ui/button.module.css';
import styles from './chat-dialog.module.css';
import { FormSheet } from './form-sheet.tsx';

interface ChatQuestionProps {
  readonly slug: string;
  readonly onAgree: () => void;
}

/** @spec L4.30, D.37 */
export const ChatQuestion = ({ slug, onAgree }: ChatQuestionProps) => (
  <div className={styles.question}>
    <p>
      Another company runs our chat and can see what you write. We’ll remember that you agreed, and you can change your
      mind under Privacy choices at the bottom of the page.
    </p>
    <p className={styles.answers}>
      <button type="button" className={buttons.outlined} onClick={onAgree}>
        Open the chat
      </button>
      <a className={buttons.outlined} href={pagePaths.vehicleForm(slug, 'enquire')}>
        Send an enquiry instead
      </a>
    </p>
  </div>
);

interface ChatDialogProps {
  readonly slug: string;
  readonly href: string;
  readonly onClose: () => void;
}

/** @spec L4.30, D.37 */
export const ChatDialog = ({ slug, href, onClose }: ChatDialogProps) => {
  const [isAgreed, setAgreed] = useState(() => readConsent('chat') === 'given');
  const agree = (): void => {
    saveConsent({ chat: true }, new Date());
    setAgreed(true);
  };
  return (
    <FormSheet title="Chat with us" onClose={onClose}>
      {isAgreed ? (
        <iframe
          className={styles.frame}
          title="Chat with us"
          src={href}
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      ) : (
        <ChatQuestion slug={slug} onAgree={agree} />
      )}
    </FormSheet>
  );
};

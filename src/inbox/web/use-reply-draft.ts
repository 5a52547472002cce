import { useEffect, useState } from 'react';
import type { ReplyView, TypedReply } from '../view/build-reply-view.ts';

const keyOf = (leadUuid: string): string => `reply ${leadUuid}`;

/** Browsers can refuse storage. A draft then lasts as long as its page. */
const tryStorage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

const isTyped = (value: unknown): value is TypedReply =>
  typeof value === 'object' && value !== null && 'messageUuid' in value && 'text' in value && 'lastSeen' in value;

const readStored = (leadUuids: readonly string[]): TypedReply | undefined =>
  tryStorage((storage) =>
    leadUuids
      .map((leadUuid): unknown => JSON.parse(storage.getItem(keyOf(leadUuid)) ?? 'null'))
      .find((value) => isTyped(value)),
  );

/**
 * Keeps the typed reply and its message id in this tab. The text survives a lost connection or an expired session.
 * Sending the text again stores only one message.
 * @param leadUuids the lead, then the leads that are merged into it
 * @param refused the reply that the server sent back with a problem or a preview
 */
export const useReplyDraft = (leadUuids: readonly string[], view: ReplyView, refused: TypedReply | null) => {
  const names = leadUuids.join(' ');
  const [draft, setDraft] = useState(refused ?? view.draft);
  const { sentUuids, draft: fresh } = view;

  useEffect(() => {
    const stored = readStored(names.split(' '));
    // Attaches a quote that was just made to the draft typed before.
    if (stored !== undefined)
      setDraft((current) =>
        current.text === '' ? { ...stored, quoteUuid: current.quoteUuid || (stored.quoteUuid ?? '') } : current,
      );
  }, [names]);

  useEffect(() => {
    if (refused !== null) setDraft((current) => ({ ...current, lastSeen: refused.lastSeen }));
  }, [refused]);

  const isSent = sentUuids.includes(draft.messageUuid);
  useEffect(() => {
    if (!isSent) return;
    tryStorage((storage) => {
      for (const leadUuid of names.split(' ')) storage.removeItem(keyOf(leadUuid));
    });
    setDraft(fresh);
  }, [isSent, names, fresh]);

  const change = (changes: Partial<TypedReply>): void => {
    const next = { ...draft, ...changes };
    setDraft(next);
    tryStorage((storage) => storage.setItem(keyOf(leadUuids[0] ?? ''), JSON.stringify(next)));
  };
  return { draft, change };
};

import { type RefObject, useEffect } from 'react';
import { focusReply } from './focus-reply.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

const listLinks = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-lead-link]')];

const moveFocus = (step: 1 | -1): void => {
  const links = listLinks();
  const focused = links.indexOf(document.activeElement as HTMLElement);
  const from = focused >= 0 ? focused : links.findIndex((link) => link.getAttribute('aria-current') === 'page');
  const next = from < 0 ? (step === 1 ? 0 : links.length - 1) : from + step;
  const link = links[Math.min(Math.max(next, 0), links.length - 1)];
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
};

interface InboxKeys {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onHelp: () => void;
}

export const useInboxKeys = ({ search, onHelp }: InboxKeys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const actions: Readonly<Record<string, () => void>> = {
        j: () => moveFocus(1),
        k: () => moveFocus(-1),
        r: focusReply,
        '/': () => search.current?.focus(),
        '?': onHelp,
      };
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [search, onHelp]);
};

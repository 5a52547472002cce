import { useEffect, useRef, useState } from 'react';
import { type ConsentChoices, type ConsentKind, readConsent, saveConsent, wantsNoTracking } from '#src/lib/consent.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { showToast } from '#src/ui/toast-store.ts';
import { ConsentPanel } from './consent-panel.tsx';

const choicesLink = `a[href$="#${pagePaths.privacyChoicesAnchor}"]`;

/** @spec D.24, D.37 */
export const ConsentBar = ({ kinds }: { readonly kinds: readonly ConsentKind[] }) => {
  const [isAsked, setAsked] = useState(() => kinds.some((kind) => readConsent(kind) === 'unknown'));
  const [isRequested, setRequested] = useState(location.hash === `#${pagePaths.privacyChoicesAnchor}`);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(choicesLink) : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      opener.current = link;
      setRequested(true);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  if (!isAsked && !isRequested) return null;
  const choose = (choices: ConsentChoices): void => {
    const isWithdrawn = kinds.some((kind) => readConsent(kind) === 'given' && choices[kind] === false);
    saveConsent(choices, new Date());
    // A running script can be stopped only by leaving its page.
    if (isWithdrawn) location.reload();
    setAsked(false);
    setRequested(false);
    showToast('We’ve saved your choice.');
    // `querySelector` finds the link for visitors who arrived at the bar's own address without a click.
    (opener.current ?? document.querySelector<HTMLElement>(choicesLink))?.focus();
  };
  return (
    <ConsentPanel kinds={kinds} isTrackingBlocked={wantsNoTracking()} isRequested={isRequested} onChoose={choose} />
  );
};

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pagePaths } from '#src/lib/page-paths.ts';
import type { FormAnswer, FormRefusal } from '../rules/form-answer.ts';
import { optInName } from '../rules/lead-fields.ts';
import { getSubmissionKey } from './get-submission-key.ts';
import { sendLead } from './send-lead.ts';

const readFields = (form: HTMLFormElement, openedAtMs: number) => {
  const texts = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return {
    ...texts,
    [optInName]: texts[optInName] !== undefined,
    page: location.pathname,
    submission_key: getSubmissionKey(),
    filled_ms: Math.round(performance.now() - openedAtMs),
  };
};

/** The way of a form from idle to sending to the page after it, or to what is wrong with it. @spec L4.01, L4.02, L4.06, L4.07 */
export const useContactForm = (answer: FormAnswer | null) => {
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(answer?.refusal ?? null);
  const openedAtMs = useRef(0);
  // A second click comes before the button is drawn as pressed.
  const isUnderWay = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    openedAtMs.current = performance.now();
  }, []);
  useEffect(() => {
    if (refusal !== null) summary.current?.focus();
  }, [refusal]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    const outcome = await sendLead(readFields(event.currentTarget, openedAtMs.current));
    isUnderWay.current = false;
    setIsSending(false);
    if (outcome.kind === 'kept') location.assign(pagePaths.success);
    else setRefusal(outcome);
  };
  return { isSending, refusal, submit, summary };
};

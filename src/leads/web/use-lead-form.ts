import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readCampaign } from '#src/lib/landing-campaign.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { readVisitedPages } from '#src/lib/visited-pages.ts';
import type { FormAnswer, FormRefusal } from '../rules/form-answer.ts';
import { leadFieldTable, optInName, termsName } from '../rules/lead-fields.ts';
import { chooseSuccess } from '../rules/success-name.ts';
import type { LeadFormView } from '../view/lead-form-view.ts';
import { noteLeadSent } from './note-lead-sent.ts';
import { sendLead } from './send-lead.ts';

/** Longest address that the interface takes, in characters. */
const maxPageLength = 2_000;

const servicesName = leadFieldTable.additionalServices.name;

const storageKey = 'lead-form';

const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

let ofThisPage: string | undefined;

/** The name of this tab's form: the same after a failure, on the way back and when the page is loaded anew, so that one form is one lead. */
const getSubmissionKey = (): string => {
  ofThisPage ??= makeKey();
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept !== null) return kept;
    sessionStorage.setItem(storageKey, ofThisPage);
  } catch {
    // A browser that keeps nothing: the page itself remembers.
  }
  return ofThisPage;
};

const readFields = (form: HTMLFormElement, openedAtMs: number) => {
  const data = new FormData(form);
  const texts = Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
  return {
    ...texts,
    ...(data.has(servicesName) && { [servicesName]: data.getAll(servicesName).map(String) }),
    [optInName]: data.has(optInName),
    [termsName]: data.has(termsName),
    page: (location.pathname + location.search).slice(0, maxPageLength),
    visited_pages: readVisitedPages(),
    campaign: readCampaign(),
    submission_key: getSubmissionKey(),
    filled_ms: Math.round(performance.now() - openedAtMs),
  };
};

/** The way of a form from idle to sending to the page after it, or to what is wrong with it. @spec L4.01, L4.02, L4.06, L4.07 */
export const useLeadForm = (view: LeadFormView, answer: FormAnswer | null) => {
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(answer?.refusal ?? null);
  const openedAtMs = useRef(0);
  // A second click comes before the button is drawn as pressed.
  const isUnderWay = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
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
    const fields = readFields(event.currentTarget, openedAtMs.current);
    const outcome = await sendLead(fields);
    isUnderWay.current = false;
    setIsSending(false);
    if (outcome.kind !== 'kept') return setRefusal(outcome);
    noteLeadSent(view, fields);
    const time: unknown = Reflect.get(fields, leadFieldTable.appointment.name);
    location.assign(pagePaths.successOf(chooseSuccess(view.form, String(time ?? ''))));
  };
  return { isSending, refusal, setRefusal, submit, summary, element };
};

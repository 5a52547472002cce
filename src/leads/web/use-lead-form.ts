import { type FormEvent, useEffect, useRef, useState } from 'react';
import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readCampaign } from '#src/lib/landing-campaign.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import { readVisitedPages } from '#src/lib/visited-pages.ts';
import type { LeadProblem } from '../rules/check-lead.ts';
import { chooseLeadEvent } from '../rules/choose-lead-event.ts';
import {
  type FormAnswer,
  type FormRefusal,
  isForShoppers,
  submissionFailed,
  unexpectedError,
} from '../rules/form-answer.ts';
import { isLeadCategory } from '../rules/lead-categories.ts';
import { leadFieldKeys, leadFieldTable, optInName, termsName } from '../rules/lead-fields.ts';
import { chooseSuccess } from '../rules/success-name.ts';
import type { LeadFormView } from '../view/build-lead-form.ts';
import { getSubmissionKey } from './submission-key.ts';
import { saveVisitor } from './visitor.ts';

/** @spec L4.04, L4.11 */
const markerKey = 'forecourt.lead-sent';

const mark = (category: string, carId: number | null): void => {
  try {
    localStorage.setItem(markerKey, JSON.stringify({ category, car_id: carId }));
  } catch {
    // Storage is blocked.
  }
};

/** @spec L4.03, L4.04, L4.05, L4.11, L7.05 */
export const noteLeadSent = (
  { category: ofKind, vehicle, eventId }: Pick<LeadFormView, 'category' | 'vehicle' | 'eventId'>,
  fields: Readonly<Record<string, unknown>>,
): void => {
  const chosen = String(fields[leadFieldTable.category.name] ?? '');
  const category = isLeadCategory(chosen) ? chosen : ofKind;
  trackEvent({
    id: eventId ?? chooseLeadEvent(category),
    ...(vehicle !== null && { carId: vehicle.id }),
    details: { category, ...(vehicle !== null && { car_type: vehicle.carType }) },
  });
  mark(category, vehicle?.id ?? null);
  saveVisitor(fields);
};

type SendOutcome = { readonly kind: 'stored' } | FormRefusal;

interface LeadAnswer {
  readonly lead_id?: unknown;
  readonly code?: unknown;
  readonly detail?: unknown;
  readonly error?: unknown;
  readonly errors?: unknown;
}

const failed = (message: string): SendOutcome => ({ kind: 'failed', message });

const findField = (name: unknown): LeadProblem['field'] | undefined =>
  name === termsName ? 'terms' : leadFieldKeys.find((key) => leadFieldTable[key].name === name);

const readProblems = (errors: unknown): readonly LeadProblem[] => {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap(({ field, message }): LeadProblem[] => {
    const known = findField(field);
    return known === undefined ? [] : [{ field: known, message: String(message) }];
  });
};

const maxMessageLength = 300;

/** @spec L4.12, L8.01 */
const readMessage = ({ code, detail, error }: LeadAnswer): string | undefined =>
  [detail, error].find(
    (text): text is string =>
      typeof text === 'string' && text !== '' && text.length <= maxMessageLength && isForShoppers(code),
  );

const readRefusal = (answer: LeadAnswer): SendOutcome => {
  const problems = readProblems(answer.errors);
  return problems.length > 0 ? { kind: 'invalid', problems } : failed(readMessage(answer) ?? submissionFailed);
};

/** Never rejects: failures are part of the outcome. @spec D.32, L4.06, L4.07, L8.01 */
export const sendLead = async (fields: Readonly<Record<string, unknown>>): Promise<SendOutcome> => {
  try {
    const response = await fetchWithTimeout(apiPaths.leads, undefined, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
    });
    const answer = (await response.json()) as LeadAnswer;
    if (!response.ok) return readRefusal(answer);
    return typeof answer.lead_id === 'string' ? { kind: 'stored' } : failed(readMessage(answer) ?? unexpectedError);
  } catch {
    return failed(submissionFailed);
  }
};

const maxPageLength = 2_000;

const servicesName = leadFieldTable.additionalServices.name;

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
    submission_key: getSubmissionKey(Date.now()),
    filled_ms: Math.round(performance.now() - openedAtMs),
  };
};

/** @spec L4.01, L4.02, L4.06, L4.07 */
export const useLeadForm = (view: LeadFormView, answer: FormAnswer | null) => {
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(answer?.refusal ?? null);
  const openedAtMs = useRef(0);
  // Uses a ref, because a second click can come before the button is disabled.
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
    if (outcome.kind !== 'stored') return setRefusal(outcome);
    noteLeadSent(view, fields);
    const time: unknown = Reflect.get(fields, leadFieldTable.appointment.name);
    location.assign(pagePaths.successOf(chooseSuccess(view.form, String(time ?? ''))));
  };
  return { isSending, refusal, setRefusal, submit, summary, element };
};

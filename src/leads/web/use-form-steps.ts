import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadProblem } from '../rules/check-lead.ts';
import { findLightFault } from '../rules/find-light-fault.ts';
import type { FormRefusal } from '../rules/form-answer.ts';
import { leadFieldTable } from '../rules/lead-fields.ts';
import type { LeadFormView } from '../view/build-lead-form.ts';

interface SteppedForm {
  readonly view: LeadFormView;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly refusal: FormRefusal | null;
  readonly setRefusal: (refusal: FormRefusal | null) => void;
}

const readText = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '').trim();

const findStep = ({ steps }: LeadFormView, field: LeadProblem['field'] | undefined): number =>
  steps?.findIndex(({ fields }) => fields.some((key) => key === field)) ?? -1;

const findFirstStep = (view: LeadFormView, refusal: FormRefusal | null): number =>
  refusal?.kind === 'invalid' ? findStep(view, refusal.problems[0]?.field) : -1;

const listProblems = (view: LeadFormView, element: HTMLFormElement, at: number): readonly LeadProblem[] =>
  view.fields
    .filter(({ key }) => findStep(view, key) === at)
    .flatMap((field): LeadProblem[] => {
      const message = findLightFault(field, readText(element, field.name));
      return message === undefined ? [] : [{ field: field.key, message }];
    });

/** @spec L4.10, D.34 */
export const useFormSteps = ({ view, element, refusal, setRefusal }: SteppedForm) => {
  const [at, setAt] = useState(0);
  const [hasTradeIn, setHasTradeIn] = useState(true);
  const [hasTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  useEffect(() => {
    const step = findFirstStep(view, refusal);
    if (step !== -1) setAt(step);
  }, [view, refusal]);

  /** Synchronous, because the browser follows an error link right after the click. */
  const show = (step: number): void => flushSync(() => setAt(step));
  const move = (step: number): void => {
    setRefusal(null);
    show(step);
    element.current?.querySelector<HTMLElement>('[data-current] legend')?.focus();
  };
  const stepCount = view.steps?.length ?? 0;
  const lastAt = stepCount - (hasTradeIn ? 1 : 2);
  return {
    at,
    isLast: !hasTakenOver || at >= lastAt,
    goTo: (field: LeadProblem['field']) => {
      const step = findStep(view, field);
      if (step !== -1) show(step);
    },
    back: () => move(at - 1),
    next: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const problems = listProblems(view, event.currentTarget, at);
      if (problems.length > 0) setRefusal({ kind: 'invalid', problems });
      else move(at + 1);
    },
    onChange: (event: FormEvent<HTMLFormElement>) =>
      setHasTradeIn(readText(event.currentTarget, leadFieldTable.hasTradeIn.name) !== 'No'),
  };
};

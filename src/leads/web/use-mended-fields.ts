import { type FormEvent, useState } from 'react';
import type { LeadProblem } from '../rules/check-lead.ts';
import type { FormRefusal } from '../rules/form-answer.ts';
import { isMended } from '../rules/is-mended.ts';
import { termsName } from '../rules/lead-fields.ts';
import { omitMended } from '../rules/omit-mended.ts';
import type { LeadFormView } from '../view/lead-form-view.ts';

type FieldName = LeadProblem['field'];

const findMended = (view: LeadFormView, form: HTMLFormElement, name: string): FieldName | undefined => {
  const data = new FormData(form);
  if (name === termsName) return data.has(name) ? 'terms' : undefined;
  const field = view.fields.find((one) => one.name === name);
  return field !== undefined && isMended(field, String(data.get(name) ?? '')) ? field.key : undefined;
};

/**
 * What a form was refused for and is still wrong with it: a field is well again as soon as it is right, while it is
 * typed into. When it is left would be too late: the button that is being pressed would move away. @spec L2.52
 */
export const useMendedFields = (view: LeadFormView, refusal: FormRefusal | null) => {
  const [mended, setMended] = useState<{ readonly of: FormRefusal | null; readonly fields: readonly FieldName[] }>({
    of: null,
    fields: [],
  });
  // What was mended of an earlier refusal says nothing of this one.
  const fields = mended.of === refusal ? mended.fields : [];
  return {
    shown: omitMended(refusal, fields),
    noteMended: ({ currentTarget, target }: FormEvent<HTMLFormElement>): void => {
      if (refusal?.kind !== 'invalid' || !(target instanceof Element)) return;
      const field = findMended(view, currentTarget, target.getAttribute('name') ?? '');
      if (field !== undefined && !fields.includes(field)) setMended({ of: refusal, fields: [...fields, field] });
    },
  };
};

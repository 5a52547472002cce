import * as pagePaths from '#src/lib/page-paths.ts';
import { consentNames, getConsentText } from '../rules/answers/consents.ts';
import { budgetName, consentFieldName, dealershipName, vehicleName } from '../rules/application-names.ts';
import { type ApplicationStep, emptyContent } from '../rules/saved-application.ts';
import type { ApplicationFacts } from './application-facts.ts';
import { buildFieldViews, type FieldView, toFieldId } from './build-field-view.ts';
import { stepWords } from './describe-step.ts';

export interface ConsentView {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly isTicked: boolean;
  readonly error: string | null;
}

export interface PartForm {
  readonly action: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly fields: readonly FieldView[];
  readonly consents: readonly ConsentView[];
  readonly submitLabel: string;
  /** Shown instead of the consents and the button if the shopper must sign in. @spec L6.01 */
  readonly signInHref: string | null;
}

export const listHidden = (said: Readonly<Record<string, string | number | null | undefined>>): PartForm['hidden'] =>
  Object.entries(said).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, value: String(value) }],
  );

/** @spec L2.32 */
const findKnown = ({ vehicle, parameters }: ApplicationFacts): Readonly<Record<string, string>> => {
  const priceCents = vehicle?.priceCents ?? null;
  return {
    ...(priceCents !== null && { amount: String(Math.ceil(priceCents / 100)) }),
    dealership_slug: parameters.get(dealershipName) ?? '',
  };
};

const buildConsents = ({ saved, siteName }: ApplicationFacts): readonly ConsentView[] => {
  const { answers, problems } = saved?.content ?? emptyContent;
  return consentNames.map((consent) => {
    const name = consentFieldName(consent);
    return {
      id: toFieldId(name),
      name,
      text: getConsentText(consent, siteName),
      isTicked: answers[name] === 'on',
      error: problems.consents?.find(({ field }) => field === name)?.message ?? null,
    };
  });
};

/** @spec D.41 */
export const buildPartForm = (step: ApplicationStep, facts: ApplicationFacts): PartForm => {
  const { saved, vehicle, dealerships, parameters, config } = facts;
  const signInHref = step === 'consents' ? (facts.signInHref ?? null) : null;
  const { answers, problems } = saved?.content ?? emptyContent;
  const known = findKnown(facts);
  const filled = Object.fromEntries(Object.entries(known).filter(([name]) => !answers[name]));
  const budget = step === 'contact' && !answers.amount ? parameters.get(budgetName) : null;
  return {
    action: pagePaths.financeApplicationStep(step),
    hidden: listHidden({ [vehicleName]: vehicle?.id, [budgetName]: budget }),
    fields:
      step === 'consents'
        ? []
        : buildFieldViews(step, {
            answers: { ...answers, ...filled },
            problems: problems[step] ?? [],
            dealerships,
            termsYears: config.financeApplication.termsYears,
          }),
    consents: step === 'consents' && signInHref === null ? buildConsents(facts) : [],
    submitLabel: stepWords[step].submit,
    signInHref,
  };
};

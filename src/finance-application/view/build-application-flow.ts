import * as pagePaths from '#src/lib/page-paths.ts';
import type { ProgressStep } from '#src/lib/progress-step.ts';
import { addParameters } from '#src/lib/url.ts';
import { againName, formAnchor, stepName } from '../rules/application-names.ts';
import { type ApplicationStep, applicationSteps, chooseNextStep, emptyContent } from '../rules/saved-application.ts';
import type { ApplicationFacts } from './application-facts.ts';
import { toFieldId } from './build-field-view.ts';
import { buildGoneViews, type GoneView } from './build-gone-views.ts';
import { buildOutcomeView, type OutcomeView } from './build-outcome-view.ts';
import { buildPartForm, type PartForm } from './build-part-form.ts';
import { describeStep, stepWords } from './describe-step.ts';

export interface AlertView {
  readonly fieldId: string;
  readonly message: string;
}

export interface StepView {
  readonly name: string;
  readonly heading: string;
  readonly lead: string | null;
  readonly doneText: string;
  readonly changeHref: string | null;
  readonly form: PartForm | null;
}

/** @spec D.41, L1.02 */
export interface ApplicationFlowView {
  readonly gone: readonly GoneView[];
  readonly begun: readonly { readonly label: string; readonly href: string }[];
  readonly progress: readonly ProgressStep[];
  readonly alert: readonly AlertView[];
  readonly steps: readonly StepView[];
  readonly outcome: OutcomeView | null;
  readonly explanation: readonly { readonly title: string; readonly text: string }[];
}

const buildPageHref = ({ vehicle }: ApplicationFacts, said: Readonly<Record<string, string>>): string =>
  `${addParameters(pagePaths.financeApplicationFor(vehicle?.id ?? null), said)}#${formAnchor}`;

const isStopped = ({ gone }: Pick<ApplicationFacts, 'gone'>): boolean => gone !== null && gone.vehicleId !== null;

/** @spec D.41 */
const chooseOpenStep = ({ saved, parameters, gone }: ApplicationFacts): ApplicationStep | null => {
  if (saved?.state === 'sent' || isStopped({ gone })) return null;
  const next = chooseNextStep(saved?.content ?? emptyContent);
  const asked = applicationSteps.find((step) => step === parameters.get(stepName));
  return asked !== undefined && applicationSteps.indexOf(asked) < applicationSteps.indexOf(next) ? asked : next;
};

const consentLead = ({ signInHref = null }: ApplicationFacts): string =>
  signInHref === null
    ? 'We won’t request a credit report at this stage, and you’ll see straight away how likely approval looks.'
    : 'That’s everything we need. Before you submit, we’ll text a code to your mobile, so only you can see the result. Your answers are saved.';

const buildStep = (step: ApplicationStep, facts: ApplicationFacts, open: ApplicationStep | null): StepView => ({
  name: step,
  heading: stepWords[step].heading,
  lead: step === 'consents' ? consentLead(facts) : null,
  doneText: step === open ? '' : describeStep(step, facts.saved?.content.answers ?? {}),
  changeHref: open === null ? null : buildPageHref(facts, { [stepName]: step }),
  form: step === open ? buildPartForm(step, facts) : null,
});

const listActions = (facts: ApplicationFacts): OutcomeView['actions'] => {
  const { vehicle, gone, searchHref } = facts;
  return [
    ...(vehicle === null && searchHref !== null ? [{ label: 'See what’s in your budget', href: searchHref }] : []),
    ...(vehicle === null ? [] : [{ label: 'Back to the vehicle', href: vehicle.href }]),
    {
      label: 'View summary (PDF)',
      href: pagePaths.financeApplicationDocumentFor(vehicle?.id ?? gone?.vehicleId ?? null),
    },
    { label: 'Start another application', href: buildPageHref(facts, { [againName]: '1' }) },
  ];
};

const buildOutcome = (facts: ApplicationFacts): OutcomeView | null => {
  const { saved, vehicle, config, siteName } = facts;
  const decision = saved?.state === 'sent' ? saved.content.decision : null;
  if (decision === null || decision === undefined) return null;
  return buildOutcomeView(decision, {
    isPreApproval: vehicle === null,
    siteName,
    loanNote: config.finance.loanNote,
    actions: listActions(facts),
  });
};

const listProgress = (at: number): ApplicationFlowView['progress'] => {
  return applicationSteps.map((step, place) => ({
    label: stepWords[step].label,
    state: place < at ? 'done' : place === at ? 'current' : 'later',
  }));
};

const explanation: ApplicationFlowView['explanation'] = [
  { title: 'Take your time.', text: 'We save every step, so once you sign in you can continue on any device.' },
  {
    title: 'See where you stand straight away.',
    text: 'We’ll show you how we worked it out, line by line. We won’t request a credit report at this stage.',
  },
  { title: 'Private.', text: 'Your answers are encrypted. We never put your income in an email or a link.' },
];

/** @spec D.41 */
const listBegunLinks = ({ begun, vehicle, gone }: ApplicationFacts): ApplicationFlowView['begun'] => {
  const shownId = vehicle?.id ?? gone?.vehicleId ?? null;
  return begun
    .filter(({ vehicleId }) => vehicleId !== shownId)
    .map(({ vehicleId, title, isGone }) => ({
      label: `${vehicleId === null ? 'Without a vehicle' : (title ?? 'A vehicle')}${isGone ? ', no longer for sale' : ''}`,
      href: `${pagePaths.financeApplicationFor(vehicleId)}#${formAnchor}`,
    }));
};

/** @spec D.41, L1.02, L2.11 */
export const buildApplicationFlow = (asked: ApplicationFacts): ApplicationFlowView => {
  const isAgain = asked.saved?.state === 'sent' && asked.gone === null && asked.parameters.has(againName);
  const facts = isAgain ? { ...asked, saved: null } : asked;
  const open = chooseOpenStep(facts);
  const isSent = facts.saved?.state === 'sent';
  const at = isSent
    ? applicationSteps.length
    : applicationSteps.indexOf(open ?? chooseNextStep(facts.saved?.content ?? emptyContent));
  const shown = applicationSteps.slice(0, open === null ? at : at + 1);
  const later = open === null ? [] : (facts.saved?.content.problems[open] ?? []);
  return {
    gone: buildGoneViews(facts),
    begun: listBegunLinks(facts),
    progress: listProgress(at),
    alert: later.map(({ field, message }) => ({ fieldId: toFieldId(field), message })),
    steps: shown.map((step) => buildStep(step, facts, open)),
    outcome: buildOutcome(facts),
    explanation,
  };
};

import { localYear } from '#src/lib/dates/local-day.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import {
  type ApplicationAnswers,
  type AskedPart,
  askingSteps,
  listPartFields,
} from '../rules/answers/application-fields.ts';
import { type AnswerProblem, buildAnswerBounds, checkAnswers } from '../rules/answers/check-answers.ts';
import { type ConsentName, consentNames, consents, recordConsents } from '../rules/answers/consents.ts';
import { readApplication } from '../rules/answers/read-application.ts';
import { applicationSubcategory, consentFieldName } from '../rules/application-names.ts';
import { assessApplication, type Decision, decideAlone } from '../rules/assessment/assess-application.ts';
import { chooseLoanTerms } from '../rules/assessment/choose-loan-terms.ts';
import type { ApplicationContent } from '../rules/saved-application.ts';
import { buildApplicationLeadFacts } from '../view/application-facts.ts';
import type { ApplicationLeads, ApplicationOrigin, ApplicationSite, ApplicationSubject } from './application-parts.ts';
import type { StoredApplication } from './application-row.ts';
import { type ApplicationStore, endApplication } from './application-store.ts';
import type { DecisionMaker } from './decision/create-http-decision-maker.ts';
import { buildContactSubmission, checkContact } from './prepare-contact.ts';

export interface Asked extends Pick<ApplicationSubject, 'vehicleId' | 'vehicle'> {
  readonly site: ApplicationSite;
  readonly visitorUuid: string;
}

export interface ApplicationService {
  /** Returns false if the part has problems. The answers and problems are saved anyway. */
  readonly savePart: (asked: Asked, part: AskedPart, typed: ApplicationAnswers) => Promise<boolean>;
  /** Fills in the answers without checking them. The applicant must then confirm the loan step. */
  readonly prefill: (asked: Asked, answers: ApplicationAnswers) => Promise<void>;
  readonly moveToVehicle: (asked: Asked, formerVehicleId: number) => Promise<boolean>;
  /** Returns true if the application has been sent, now or before. */
  readonly send: (asked: Asked, ticked: readonly ConsentName[], origin: ApplicationOrigin) => Promise<boolean>;
}

export interface ApplicationServiceOptions {
  readonly store: Pick<ApplicationStore, 'findDraft' | 'findSent' | 'changeDraft' | 'moveDraft'>;
  readonly sealer: Sealer;
  readonly leads: ApplicationLeads;
  readonly decide: DecisionMaker;
  readonly readClock: () => Date;
}

const ownerOf = ({ site, visitorUuid, vehicleId }: Asked) => ({ siteSlug: site.slug, visitorUuid, vehicleId });

const isVehicleGone = ({ vehicleId, vehicle }: Asked): boolean => vehicleId !== null && vehicle === null;

const checkConsents = (ticked: readonly ConsentName[]): readonly AnswerProblem[] =>
  consentNames
    .filter((name) => !ticked.includes(name))
    .map((name) => ({ field: consentFieldName(name), message: consents[name].message }));

const changedMeanwhile: AnswerProblem = {
  field: consentFieldName('privacy'),
  message: 'Your answers have changed in another tab or on another device. Please check them and submit again.',
};

const withPart = (
  content: ApplicationContent,
  part: AskedPart | 'consents',
  answers: ApplicationAnswers,
  problems: readonly AnswerProblem[],
): ApplicationContent => ({ ...content, answers, problems: { ...content.problems, [part]: problems } });

/** Rates and outcomes never come from the browser. @spec D.41 */
export const createApplicationService = (options: ApplicationServiceOptions): ApplicationService => {
  const { store, sealer, leads, decide, readClock } = options;

  const check = ({ site, vehicle }: Asked, part: AskedPart, answers: ApplicationAnswers): readonly AnswerProblem[] => {
    const problems = [
      ...(part === 'contact' ? checkContact(site, vehicle, answers, readClock()) : []),
      ...checkAnswers(part, answers, buildAnswerBounds(site.config.financeApplication)),
    ];
    const names: readonly string[] = listPartFields(part);
    return problems.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
  };

  const assess = async (
    { site, vehicle }: Asked,
    { applicationUuid, content }: StoredApplication,
  ): Promise<Decision | null> => {
    const application = readApplication(content.answers);
    if (application === undefined) return null;
    const { financeApplication } = site.config;
    const financed = vehicle === null ? null : { vehicle, currentYear: localYear(readClock(), site.timeZone) };
    const terms = chooseLoanTerms(content.answers, financed, site.config);
    const bounds = {
      rateBufferPercent: financeApplication.rateBufferPercent,
      maxAmountCents: financeApplication.maxAmountDollars * 100,
    };
    const assessment = assessApplication(application, terms, bounds);
    return (
      (await decide({ applicationUuid, application, assessment, service: financeApplication.service })) ??
      decideAlone(assessment)
    );
  };

  const findFaults = (asked: Asked, content: ApplicationContent, ticked: readonly ConsentName[]) => ({
    ...Object.fromEntries(askingSteps.map((step) => [step, check(asked, step, content.answers)])),
    consents: checkConsents(ticked),
  });

  /** Validates the saved steps again. A new vehicle reopens the loan step, because its price can differ. */
  const checkAgain = (asked: Asked, { answers, problems }: ApplicationContent): ApplicationContent['problems'] =>
    Object.fromEntries(
      askingSteps
        .filter((step) => problems[step] !== undefined && (step !== 'loan' || asked.vehicle === null))
        .map((step) => [step, check(asked, step, answers)]),
    );

  return {
    savePart: async (asked, part, typed) => {
      let problems: readonly AnswerProblem[] = [];
      const saveProblems = (content: ApplicationContent) => {
        const answers = { ...content.answers, ...typed };
        problems = check(asked, part, answers);
        return withPart(content, part, answers, problems);
      };
      await store.changeDraft(ownerOf(asked), saveProblems, readClock());
      return problems.length === 0;
    },
    prefill: (asked, answers) =>
      store.changeDraft(
        ownerOf(asked),
        ({ problems: { loan: _, ...problems }, ...content }) => ({
          ...content,
          answers: { ...content.answers, ...answers },
          problems,
        }),
        readClock(),
      ),
    moveToVehicle: (asked, formerVehicleId) =>
      store.moveDraft(
        { ...ownerOf(asked), vehicleId: formerVehicleId },
        asked.vehicleId,
        (content) => ({ ...content, problems: checkAgain(asked, content) }),
        readClock(),
      ),
    send: async (asked, ticked, origin) => {
      const draft = await store.findDraft(ownerOf(asked));
      if (draft === undefined) return (await store.findSent(ownerOf(asked))) !== undefined;
      if (isVehicleGone(asked)) return false;
      const problems = findFaults(asked, draft.content, ticked);
      const isValid = Object.values(problems).every((list) => list.length === 0);
      const decision = isValid ? await assess(asked, draft) : null;
      if (decision === null) {
        const ticks = Object.fromEntries(
          consentNames.map((name) => [consentFieldName(name), ticked.includes(name) ? 'on' : '']),
        );
        const saveProblems = (content: ApplicationContent) => ({
          ...content,
          answers: { ...content.answers, ...ticks },
          problems: { ...content.problems, ...problems },
        });
        await store.changeDraft(ownerOf(asked), saveProblems, readClock());
        return false;
      }
      const sentAt = readClock();
      const content = { ...draft.content, problems, consents: recordConsents(asked.site.name, sentAt), decision };
      const { site, submission } = buildContactSubmission(asked.site, asked.vehicle, draft.content.answers, origin);
      const facts = buildApplicationLeadFacts(draft.applicationUuid, decision);
      const outcome = await leads.submitWith(
        site,
        { ...submission, facts, subcategory: applicationSubcategory },
        sentAt,
        {
          name: draft.applicationUuid,
          write: (tx, leadUuid) => endApplication(tx, sealer, { application: draft, content, leadUuid, sentAt }),
        },
      );
      if (outcome.kind === 'stored') return true;
      // Another request changed, moved or sent this draft during the assessment.
      const left = await store.findDraft(ownerOf(asked));
      if (left?.applicationUuid !== draft.applicationUuid) return (await store.findSent(ownerOf(asked))) !== undefined;
      const addConflict = (content: ApplicationContent) =>
        withPart(content, 'consents', content.answers, [changedMeanwhile]);
      await store.changeDraft(ownerOf(asked), addConflict, readClock());
      return false;
    },
  };
};

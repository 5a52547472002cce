import { buildLeadFields } from '#src/leads/rules/build-lead-fields.ts';
import { leadFieldTable, readLeadEntry } from '#src/leads/rules/lead-fields.ts';
import { prepareLead, type Submission } from '#src/leads/server/prepare-lead.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ApplicationAnswers } from '../rules/answers/application-fields.ts';
import type { AnswerProblem } from '../rules/answers/check-answers.ts';
import type { ApplicationOrigin, ApplicationSite } from './application-parts.ts';

/** @spec L3.01 */
export const listDealerships = (site: ApplicationSite, vehicle: Pick<Vehicle, 'dealershipSlug'> | null) => {
  const field = buildLeadFields('finance', site).find(({ key }) => key === 'dealershipSlug');
  const options = field?.options ?? [];
  return options.some(({ value }) => value === vehicle?.dealershipSlug) ? [] : options;
};

const toLeadSite = (site: ApplicationSite): ApplicationSite => ({
  ...site,
  config: { ...site.config, leads: { ...site.config.leads, terms: 'none' } },
});

/** @spec D.33, D.41 */
export const buildContactSubmission = (
  site: ApplicationSite,
  vehicle: Pick<Vehicle, 'id' | 'dealershipSlug'> | null,
  answers: ApplicationAnswers,
  origin: ApplicationOrigin,
): { readonly site: ApplicationSite; readonly submission: Submission } => {
  const isAsked = listDealerships(site, vehicle).length > 0;
  const dealership = isAsked ? answers.dealership_slug : vehicle?.dealershipSlug;
  const entry = readLeadEntry((name) => {
    const text = name === leadFieldTable.dealershipSlug.name ? dealership : answers[name];
    return text === undefined || text === null ? [] : [text];
  });
  return {
    site: toLeadSite(site),
    submission: {
      form: 'finance',
      entry,
      carAsked: vehicle === null ? null : String(vehicle.id),
      page: origin.page,
      visitedPages: [],
      userAgent: origin.userAgent,
      submissionKey: null,
      filledMs: null,
      isTrapped: false,
    },
  };
};

/** @spec D.33, D.41 */
export const checkContact = (
  asked: ApplicationSite,
  vehicle: Pick<Vehicle, 'id' | 'dealershipSlug'> | null,
  answers: ApplicationAnswers,
  now: Date,
): readonly AnswerProblem[] => {
  const { site, submission } = buildContactSubmission(asked, vehicle, answers, { page: '/', userAgent: null });
  const prepared = prepareLead(site, submission, { vehicle: null, now, relatedName: '' });
  if (prepared.kind !== 'invalid') return [];
  return prepared.problems.map(({ field, message }) => ({
    field: field === 'terms' ? field : leadFieldTable[field].name,
    message,
  }));
};

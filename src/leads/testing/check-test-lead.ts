import { buildLeadFields } from '../rules/build-lead-fields.ts';
import { checkLead, type LeadCheckOptions } from '../rules/check-lead.ts';
import type { FormKindName } from '../rules/form-kinds.ts';
import type { LeadEntry } from '../rules/lead-fields.ts';
import { parseLeadPhone } from '../server/parse-lead-phone.ts';
import { makeLeadEntry } from './make-lead-entry.ts';
import { makeLeadSite } from './make-lead-site.ts';

export const checkOptionsOf = (
  form: FormKindName,
  leads: object = {},
  places: 'one' | 'several' = 'one',
): LeadCheckOptions => {
  const site = makeLeadSite(leads, places);
  const mustAgree = site.config.leads.terms === 'mustAgree';
  return { fields: buildLeadFields(form, site), mustAgree, parsePhone: parseLeadPhone };
};

const enquiry = checkOptionsOf('enquiry');

export const messagesOf = (fields: Partial<LeadEntry>, options = enquiry) => {
  const check = checkLead(makeLeadEntry(fields), options);
  return check.kind === 'invalid' ? check.problems.map(({ field, message }) => [field, message]) : [];
};

export const leadOf = (fields: Partial<LeadEntry>, options = enquiry) => {
  const check = checkLead(makeLeadEntry(fields), options);
  if (check.kind === 'invalid') throw new Error(JSON.stringify(check.problems));
  return check.lead;
};

import {
  applicationFieldNames,
  getApplicationField,
  isFieldAsked,
} from '../../src/finance-application/rules/answers/application-fields.ts';
import type { StoredApplication } from '../../src/finance-application/server/application-row.ts';
import { formatPrice } from '../../src/lib/format-number.ts';

/** What an application says, by the names of its fields; an amount with how often it is. */
const listAnswers = ({ content: { answers } }: StoredApplication): Readonly<Record<string, string>> =>
  Object.fromEntries(
    applicationFieldNames.map((name) => {
      const field = getApplicationField(name);
      const isSaid = isFieldAsked(field, answers) && (answers[name] ?? '') !== '';
      const period = field.periodName === undefined ? '' : ` a ${answers[field.periodName] ?? ''}`;
      return [name, isSaid ? `${answers[name]}${period}` : ''];
    }),
  );

/** An application by the names of its columns, for a table and for the screen. */
export const listApplicationCells = (application: StoredApplication): Readonly<Record<string, string>> => {
  const { content, siteSlug, applicationUuid, vehicleId, leadUuid, sentAt } = application;
  const { decision, consents } = content;
  return {
    site: siteSlug,
    application: applicationUuid,
    lead: leadUuid ?? '',
    vehicle_id: String(vehicleId ?? ''),
    sent_at: sentAt?.toISOString() ?? '',
    ...listAnswers(application),
    outcome: decision?.outcome ?? '',
    reasons: [...(decision?.assessment.reasons ?? []), ...(decision?.said ?? [])].join('; '),
    left_before_loan: decision === null ? '' : formatPrice(decision.assessment.roomCents),
    repayment: decision === null ? '' : formatPrice(decision.assessment.repaymentCents),
    fits: decision === null ? '' : formatPrice(decision.fitsCents),
    lender: decision?.assessment.terms.lenderName ?? '',
    consents: consents.map(({ name, version, agreedAt }) => `${name} ${version} ${agreedAt}`).join('; '),
  };
};

import { formatPrice } from '#src/lib/format-number.ts';
import { applicationFieldNames, getApplicationField, isFieldAsked } from '../../rules/answers/application-fields.ts';
import type { StoredApplication } from '../application-row.ts';

const listAnswers = ({ content: { answers } }: StoredApplication): Readonly<Record<string, string>> =>
  Object.fromEntries(
    applicationFieldNames.map((name) => {
      const field = getApplicationField(name);
      const isAnswered = isFieldAsked(field, answers) && (answers[name] ?? '') !== '';
      const period = field.periodName === undefined ? '' : ` a ${answers[field.periodName] ?? ''}`;
      return [name, isAnswered ? `${answers[name]}${period}` : ''];
    }),
  );

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

import { describeDated } from '#src/lib/dates/format-date.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { DocumentRow, PrintedDocument } from '#src/lib/printed-document.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { type ApplicationAnswers, getApplicationField, listPartFields } from '../rules/answers/application-fields.ts';
import type { Decision } from '../rules/assessment/assess-application.ts';
import type { ApplicationContent } from '../rules/saved-application.ts';
import { describeAnswer } from './build-field-view.ts';
import { buildOutcomeView } from './build-outcome-view.ts';

export interface ApplicationDocumentFacts {
  readonly site: {
    readonly name: string;
    readonly timeZone: string;
    readonly phones: { readonly main: string };
    readonly config: { readonly finance: { readonly loanNote: string } };
  };
  readonly applicationUuid: string;
  readonly content: ApplicationContent;
  readonly decision: Decision;
  readonly sentAt: Date;
  readonly isPreApproval: boolean;
  readonly vehicleTitle: string | null;
}

const rowOf = (label: string, text: string | null): readonly DocumentRow[] =>
  text === null || text === '' ? [] : [{ label, text }];

const listAnswers = (
  parts: readonly ('contact' | 'employment' | 'income' | 'expenses')[],
  answers: ApplicationAnswers,
): readonly DocumentRow[] =>
  parts
    .flatMap(listPartFields)
    .filter((name) => name !== 'dealership_slug')
    .flatMap((name) => rowOf(getApplicationField(name).label, describeAnswer(name, answers)));

const listWish = ({ decision, vehicleTitle, sentAt, site, applicationUuid }: ApplicationDocumentFacts) => {
  const { amountCents, termYears, terms } = decision.assessment;
  return [
    ...rowOf('Vehicle', vehicleTitle),
    { label: 'Amount', text: formatPrice(amountCents) },
    { label: 'Term', text: formatCount(termYears, { one: 'year', many: 'years' }) },
    ...rowOf('Lender', terms.lenderName),
    { label: 'Sent', text: describeDated(sentAt.getTime(), site.timeZone) },
    { label: 'Reference', text: applicationUuid },
    { label: 'Received by', text: `${site.name}, ${formatPhone(site.phones.main)}` },
  ];
};

/** @spec D.41, L2.12 */
export const buildApplicationDocument = (facts: ApplicationDocumentFacts): PrintedDocument => {
  const { site, content, decision, isPreApproval } = facts;
  const { answers, consents } = content;
  const surroundings = { siteName: site.name, loanNote: site.config.finance.loanNote, actions: [] };
  const outcome = buildOutcomeView(decision, { ...surroundings, isPreApproval });
  return {
    siteName: site.name,
    title: 'Finance application',
    lead: outcome.note,
    sections: [
      { heading: 'What you applied for', rows: listWish(facts) },
      {
        heading: 'Where you stand',
        rows: [
          { label: 'Indication', text: outcome.heading },
          ...outcome.reasons.map((text) => ({ label: 'Reason', text })),
          { label: 'Repayment', text: outcome.cells.map(({ figure, label }) => `${figure} ${label}`).join(', ') },
          ...rowOf('Budget', outcome.fits),
        ],
      },
      {
        heading: 'How we worked it out',
        rows: [...outcome.lines, outcome.total].map(({ label, amount }) => ({ label, text: amount })),
      },
      { heading: 'About you', rows: listAnswers(['contact', 'employment'], answers) },
      { heading: 'Income and expenses', rows: listAnswers(['income', 'expenses'], answers) },
      {
        heading: 'What you agreed to',
        rows: consents.map(({ text, agreedAt }) => ({
          label: describeDated(Date.parse(agreedAt), site.timeZone),
          text,
        })),
      },
    ],
    basis: { heading: 'What this is based on', lines: [...outcome.basis, outcome.rateNote] },
  };
};

import { describeDated } from '#src/lib/dates/format-date.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { DocumentRow, PrintedDocument } from '#src/lib/printed-document.ts';
import { writeFullName } from '#src/lib/text/full-name.ts';
import type { ListedApplication } from '../../rules/listed-application.ts';
import { describeLoan, tagOf } from './build-application-desk-view.ts';

const rowOf = (label: string, text: string | null | undefined): readonly DocumentRow[] =>
  text === null || text === undefined || text === '' ? [] : [{ label, text }];

interface SummarySite {
  readonly name: string;
  readonly timeZone: string;
}

export const buildApplicationSummary = (
  application: ListedApplication,
  { name, timeZone }: SummarySite,
): PrintedDocument => ({
  siteName: name,
  title: 'Finance application',
  lead: 'A summary without the applicant’s financial details.',
  sections: [
    {
      heading: 'Application',
      rows: [
        ...rowOf('Vehicle', application.vehicleTitle),
        ...rowOf('Loan', describeLoan(application).join(' ')),
        ...rowOf('Indication', tagOf(application)?.text),
        { label: 'Sent', text: describeDated(application.sentAtMs, timeZone) },
        { label: 'Reference', text: application.applicationUuid },
      ],
    },
    {
      heading: 'Applicant',
      rows: [
        { label: 'Name', text: writeFullName(application) },
        { label: 'Phone', text: formatPhone(application.phone) },
        { label: 'Email', text: application.email },
      ],
    },
  ],
  basis: {
    heading: 'What this is based on',
    lines: ['The indication is based on the applicant’s own answers. It is not an approval or an offer of credit.'],
  },
});

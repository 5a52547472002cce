import { expect, it } from 'vitest';
import { endLabel } from '#src/lib/printed-document.ts';
import { drawDocument } from '#src/platform/pdf/draw-document.ts';
import { readPdfFonts } from '#src/platform/pdf/serve-pdf-renderer.ts';
import { recordConsents } from '../rules/answers/consents.ts';
import { assessApplication, decideAlone } from '../rules/assessment/assess-application.ts';
import { makeTestApplication, testTerms, typedAnswers } from '../testing/test-application.ts';
import { type ApplicationDocumentFacts, buildApplicationDocument } from './build-application-document.ts';

const sentAt = new Date('2026-11-22T01:00:00Z');
const decision = decideAlone(
  assessApplication(makeTestApplication(), testTerms, { maxAmountCents: 9_000_000, rateBufferPercent: 3 }),
);

const facts = (changes: Partial<ApplicationDocumentFacts> = {}): ApplicationDocumentFacts => ({
  site: {
    name: 'Wattle',
    timeZone: 'Australia/Brisbane',
    phones: { main: '07 5550 1969' },
    config: { finance: { loanNote: 'Comparison rate for a loan of $30,000.' } },
  },
  applicationUuid: 'a-1',
  content: { answers: typedAnswers, problems: {}, consents: recordConsents('Wattle', sentAt), decision },
  decision,
  sentAt,
  isPreApproval: false,
  vehicleTitle: '2023 Nissan X-Trail',
  ...changes,
});

const say = (changes: Partial<ApplicationDocumentFacts> = {}): string => {
  const { lead, sections, basis } = buildApplicationDocument(facts(changes));
  return [
    lead,
    ...sections.flatMap(({ rows }) => rows.map(({ label, text }) => endLabel(label) + text)),
    ...basis.lines,
  ].join('\n');
};

it('shows the request, the outcome with both rates, the calculation, all answers and consents [D.41] [L2.12]', () => {
  const text = say();
  for (const line of [
    'It is not an approval or an offer of credit',
    'Vehicle: 2023 Nissan X-Trail\nAmount: $25,000\nTerm: 5 years\nLender: Lender\nSent: 22 November 2026, 11:00 am\nReference: a-1',
    'Indication: Approval looks likely\nReason: The repayment is within what you have left each month',
    'a month est., 6.49% p.a. interest, 6.49% p.a. comparison',
    'First name: Ann\nLast name: Example\nEmail address: ann@example.com',
    'How do you earn your income? Full time',
    'Your income before tax: $85,000 a year',
    'Your living situation: Renting\nYour share of the mortgage, rent or board: $350 a week',
    'Total of your credit card limits: $5,000',
    '22 November 2026, 11:00 am: I’m 18 or older',
    'Comparison rate for a loan of $30,000. WARNING',
  ]) {
    expect(text).toContain(line);
  }
});

it('omits questions that were not asked or answered [D.41]', () => {
  const answers = { ...typedAnswers, employment: 'none', housing: 'owned', cardLimit: '' };
  const content = { ...facts().content, answers };
  const text = say({ content, vehicleTitle: null, isPreApproval: true });
  expect(text).not.toMatch(/Vehicle:|Moorooka|Your share|credit card limits|null|undefined/);
  expect(text).toContain('fits your budget');
});

it('is tagged, with a title and a language [D.41]', async () => {
  const pdf = (await drawDocument(buildApplicationDocument(facts()), readPdfFonts())).toString('latin1');
  expect(pdf).toContain('(Finance application | Wattle)');
  for (const part of ['/Lang (en-AU)', '/Marked true', '/S /H1', '/S /H2']) expect(pdf).toContain(part);
});

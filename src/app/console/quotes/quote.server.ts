import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { Lead } from '#src/leads/rules/lead.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { calculateQuote } from '#src/quotes/rules/calculate-quote.ts';
import { readQuote, readTypedQuote, type TypedQuote } from '#src/quotes/rules/read-quote-form.ts';
import { buildQuoteContent } from '#src/quotes/view/build-quote-content.ts';
import { addExtraRows, buildQuoteFormView, isQuotable } from '#src/quotes/view/build-quote-form-view.ts';
import { nameQuoteFile } from '#src/quotes/view/build-quote-items.ts';
import { describeQuoteFault } from '#src/quotes/view/describe-quote-fault.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { type DeskArgs, type Member, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { answerPdf } from '../records/answer-pdf.server.ts';
import { readForm, readRecordUuid, refuseAsUnknown, refuseIfBusy, unreadableForm } from '../refusals.server.ts';

const findLead = async ({ desk, site, reader }: Member, leadUuid: string): Promise<Lead> => {
  const [shown, found] = await Promise.all([
    desk.services.inbox.findShown(reader, leadUuid),
    desk.services.findLead(site.slug, leadUuid),
  ]);
  if (shown === undefined || found === undefined) throw refuseAsUnknown();
  return found.lead;
};

const findVehicle = async ({ desk, site }: Member, { vehicle }: Lead): Promise<Vehicle | null> => {
  const found = vehicle === null ? undefined : await desk.services.findVehicle(site.slug, vehicle.slug);
  return isQuotable(found) ? found : null;
};

const todayOf = ({ desk, site }: Member): string => localDay(desk.now, site.timeZone);

const explainMissing = ({ vehicle }: Lead): string =>
  vehicle === null
    ? 'This lead isn’t about a vehicle, so there’s nothing to quote.'
    : `The ${vehicle.title} is no longer for sale on the website, so it can’t be quoted.`;

export const loadQuotePage = async (args: DeskArgs) => {
  const member = requireMember(args, 'leads.work');
  const leadUuid = readRecordUuid(args.params.lead);
  const lead = await findLead(member, leadUuid);
  const vehicle = await findVehicle(member, lead);
  const leadHref = deskPaths.lead(member.site.slug, leadUuid);
  if (vehicle === null) return { leadHref, missing: explainMissing(lead), view: null };
  const view = buildQuoteFormView({ lead, vehicle, newUuid: randomUUID(), typed: null, today: todayOf(member) });
  return { leadHref, missing: null, view };
};

interface Asked {
  readonly member: Member;
  readonly leadUuid: string;
  readonly lead: Lead;
  readonly vehicle: Vehicle;
}

const answer = ({ member, lead, vehicle }: Asked, typed: TypedQuote, problem: string | null) => {
  const view = buildQuoteFormView({ lead, vehicle, newUuid: typed.quoteUuid, typed, today: todayOf(member) });
  return data({ problem, view }, { status: problem === null ? 200 : 422 });
};

const make = async (asked: Asked, typed: TypedQuote) => {
  const { member, leadUuid, lead, vehicle } = asked;
  const { desk, site, session, membership } = member;
  const today = todayOf(member);
  if (!isUuid(typed.quoteUuid)) return answer(asked, typed, unreadableForm);
  const reading = readQuote(typed, today);
  if (reading.kind === 'refused') return answer(asked, typed, reading.problem);
  const { sums, tradeIn, validUntil } = reading.quote;
  const calculated = calculateQuote(sums);
  if (calculated.kind === 'refused') return answer(asked, typed, describeQuoteFault(calculated.fault));
  const { figures } = calculated;
  const preparedBy = session.name;
  const content = buildQuoteContent({ site, vehicle, lead, figures, tradeIn, validUntil, preparedBy, today });
  const worker = { ...membership, ...desk.actor, personUuid: session.personUuid, siteSlug: site.slug };
  const quoteUuid = typed.quoteUuid.toLowerCase();
  const outcome = await refuseIfBusy(desk.services.quotes.make(worker, leadUuid, { quoteUuid, content }, desk.now));
  if (outcome === 'tooManyQuotes') return answer(asked, typed, 'This lead already has the maximum number of quotes.');
  if (outcome !== 'done' && outcome !== 'repeated') throw refuseAsUnknown();
  return redirect(`${deskPaths.lead(site.slug, leadUuid)}?quote=${quoteUuid}`, 303);
};

export const makeQuote = async (args: DeskArgs) => {
  const member = requireMember(args, 'leads.work');
  const leadUuid = readRecordUuid(args.params.lead);
  const lead = await findLead(member, leadUuid);
  const vehicle = await findVehicle(member, lead);
  const form = await readForm(args.request);
  if (vehicle === null) return data({ problem: explainMissing(lead), view: null }, { status: 422 });
  const asked = { member, leadUuid, lead, vehicle };
  const typed = readTypedQuote(form);
  switch (form.get('intent')) {
    case 'make':
      return make(asked, typed);
    case 'addRows':
      return answer(asked, addExtraRows(typed), null);
    case 'workOut':
      return answer(asked, typed, null);
    default:
      return answer(asked, typed, unreadableForm);
  }
};

export const loadQuotePdf = async (args: DeskArgs): Promise<Response> => {
  const { desk, site, reader } = requireMember(args, 'leads.read');
  const quoteUuid = readRecordUuid(args.params.quote);
  const leadUuid = await desk.services.inbox.findShown(reader, readRecordUuid(args.params.lead));
  if (leadUuid === undefined) throw refuseAsUnknown();
  const found = await desk.services.quotes.findPdf(site.slug, leadUuid, quoteUuid);
  if (found === undefined) throw refuseAsUnknown();
  return answerPdf(found.pdf, nameQuoteFile(found.number));
};

import { data, redirect } from 'react-router';
import { readRuleForm, readTestLead } from '#src/inbox/rules/routing/read-rule-form.ts';
import type { RuleChange } from '#src/inbox/server/clock/routing-store.ts';
import { buildRoutingView } from '#src/inbox/view/routing/build-routing-view.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { hasAllLeads } from '#src/staff/rules/membership.ts';
import { type DeskArgs, type Member, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { readBackOn } from '../read-back-on.server.ts';
import { readForm, refuseAsUnknown, unreadableForm } from '../refusals.server.ts';

/** Rules can affect every lead on a site, so a person who sees only some leads can't change them. */
const requireRouter = (args: DeskArgs): Member => {
  const member = requireMember(args, 'leads.assign');
  if (!hasAllLeads(member.membership)) throw refuseAsUnknown();
  return member;
};

export const loadRouting = async (args: DeskArgs) => {
  const { desk, site } = requireRouter(args);
  const { routing } = desk.services;
  const [rules, people] = await Promise.all([routing.listRules(site.slug), routing.listPeople(site.slug)]);
  const { searchParams: params } = args.url;
  const facts = { rules, people, lead: readTestLead(params) };
  return { view: buildRoutingView(facts, { site, params, now: desk.now }), siteName: site.name };
};

const problems: Readonly<Record<Exclude<RuleChange, 'done'>, string>> = {
  unknown: 'Someone else has removed that rule. This is the updated list.',
  tooMany: 'A site can have up to 50 rules. Remove one first.',
  wrongPerson: 'One of these people no longer works here. Please choose again.',
};

const readCap = (text: string): number | null | undefined => {
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
};

const change = async ({ desk, site }: Member, form: FormData): Promise<RuleChange | { readonly problem: string }> => {
  const { routing } = desk.services;
  const textOf = (name: string): string => String(form.get(name) ?? '').trim();
  const [intent, id] = [textOf('intent'), textOf('id')];
  if (intent === 'save') {
    const read = readRuleForm(
      form,
      site.locations.map((location) => location.id),
    );
    if (read.kind === 'refused') return { problem: read.problem };
    if (id !== '' && !isUuid(id)) return 'unknown';
    return routing.save(site.slug, id === '' ? null : id, read.rule, desk.actor, desk.now);
  }
  if (!isUuid(id)) return { problem: unreadableForm };
  switch (intent) {
    case 'up':
      return routing.move(site.slug, id, -1, desk.actor, desk.now);
    case 'down':
      return routing.move(site.slug, id, 1, desk.actor, desk.now);
    case 'remove':
      return routing.remove(site.slug, id, desk.actor, desk.now);
    case 'capacity': {
      const [maxOpen, awayUntil] = [readCap(textOf('maxOpen')), readBackOn(textOf('backOn'), site.timeZone)];
      if (maxOpen === undefined) return { problem: 'Enter a number of leads, or leave it blank for no limit.' };
      if (awayUntil === undefined) return { problem: 'Enter a date, or leave it blank if they aren’t away.' };
      return routing.setCapacity(site.slug, id, { maxOpen, awayUntil }, desk.actor, desk.now);
    }
    default:
      return { problem: unreadableForm };
  }
};

export const changeRouting = async (args: DeskArgs) => {
  const member = requireRouter(args);
  const outcome = await change(member, await readForm(args.request));
  if (outcome === 'done') return redirect(deskPaths.routing(member.site.slug), 303);
  return data({ problem: typeof outcome === 'string' ? problems[outcome] : outcome.problem }, { status: 422 });
};

import { isInScope, type StaffScope } from '#src/staff/rules/membership.ts';
import { hasPermission, type Role } from '#src/staff/rules/roles.ts';
import { matchesRule, type RoutedLead, type RoutingRule } from './routing-rule.ts';

export interface RoutingPerson extends StaffScope {
  readonly personUuid: string;
  readonly role: Role;
  readonly openLeads: number;
  readonly maxOpen: number | null;
  readonly awayUntilMs: number | null;
}

export type RoutingBar = 'noAccess' | 'away' | 'atCap';

export const findRoutingBar = (person: RoutingPerson, lead: RoutedLead, nowMs: number): RoutingBar | null => {
  if (!hasPermission(person.role, 'leads.work') || !isInScope(person, lead)) return 'noAccess';
  if (person.awayUntilMs !== null && person.awayUntilMs > nowMs) return 'away';
  return person.maxOpen !== null && person.openLeads >= person.maxOpen ? 'atCap' : null;
};

export interface RoutingQuestion {
  readonly rules: readonly RoutingRule[];
  readonly people: readonly RoutingPerson[];
  readonly lead: RoutedLead;
  /** People who had the lead already and didn't answer. */
  readonly passedUuids: readonly string[];
  readonly nowMs: number;
}

export interface RoutingChoice {
  readonly chosen: { readonly rule: RoutingRule; readonly personUuid: string } | null;
  readonly skipped: readonly RoutingRule[];
}

const inTurn = ({ personUuids, lastUuid }: RoutingRule): readonly string[] => {
  const next = lastUuid === null ? 0 : personUuids.indexOf(lastUuid) + 1;
  return [...personUuids.slice(next), ...personUuids.slice(0, next)];
};

const chooseOf = (rule: RoutingRule, { people, lead, passedUuids, nowMs }: RoutingQuestion): string | undefined => {
  const free = inTurn(rule).flatMap((uuid) => {
    const person = people.find(({ personUuid }) => personUuid === uuid);
    const isFree = person !== undefined && !passedUuids.includes(uuid) && findRoutingBar(person, lead, nowMs) === null;
    return isFree ? [person] : [];
  });
  if (rule.way !== 'fewest') return free[0]?.personUuid;
  const fewest = Math.min(...free.map(({ openLeads }) => openLeads));
  return free.find(({ openLeads }) => openLeads === fewest)?.personUuid;
};

/**
 * The first matching rule that finds an available person decides. If people of a 'fewest' rule have equally few open
 * leads, the next in turn gets the lead.
 */
export const chooseAssignee = (question: RoutingQuestion): RoutingChoice => {
  const skipped: RoutingRule[] = [];
  for (const rule of question.rules) {
    if (!matchesRule(rule.conditions, question.lead)) continue;
    const personUuid = chooseOf(rule, question);
    if (personUuid !== undefined) return { chosen: { rule, personUuid }, skipped };
    skipped.push(rule);
  }
  return { chosen: null, skipped };
};

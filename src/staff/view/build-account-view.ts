import { describeDated } from '#src/lib/dates/format-date.ts';
import type { Role } from '../rules/roles.ts';
import { describeRole } from './role-words.ts';

export interface StaffAccountView {
  readonly name: string;
  readonly email: string;
  readonly passkeys: readonly {
    readonly credentialId: string;
    readonly name: string;
    readonly facts: string;
    readonly canRemove: boolean;
  }[];
  readonly directory: string | null;
  readonly hasAuthenticator: boolean;
  readonly recoveryCodesLeft: number;
  readonly sessions: readonly {
    readonly sessionUuid: string;
    readonly device: string;
    readonly facts: string;
    readonly isCurrent: boolean;
  }[];
  readonly sites: readonly { readonly name: string; readonly role: string; readonly href: string | null }[];
}

interface AccountFacts {
  readonly person: { readonly name: string; readonly email: string; readonly sessionUuid: string };
  readonly passkeys: readonly {
    readonly credentialId: string;
    readonly name: string;
    readonly addedAt: Date;
    readonly usedAt: Date | null;
  }[];
  readonly directory: string | null;
  readonly factors: { readonly hasAuthenticator: boolean; readonly recoveryCodesLeft: number };
  readonly sessions: readonly {
    readonly sessionUuid: string;
    readonly device: string;
    readonly address: string;
    readonly usedAt: Date;
  }[];
  readonly sites: readonly { readonly name: string; readonly role: Role; readonly href: string | null }[];
}

export const buildStaffAccountView = (facts: AccountFacts, timeZone: string): StaffAccountView => {
  const { person, passkeys, directory, factors, sessions, sites } = facts;
  const moment = (date: Date): string => describeDated(date.getTime(), timeZone);
  return {
    name: person.name,
    email: person.email,
    passkeys: passkeys.map(({ credentialId, name, addedAt, usedAt }) => ({
      credentialId,
      name,
      facts: `Added ${moment(addedAt)}${usedAt === null ? '' : ` · last used ${moment(usedAt)}`}`,
      canRemove: passkeys.length > 1,
    })),
    directory,
    ...factors,
    sessions: sessions.map(({ sessionUuid, device, address, usedAt }) => ({
      sessionUuid,
      device,
      facts: `${address} · last used ${moment(usedAt)}`,
      isCurrent: sessionUuid === person.sessionUuid,
    })),
    sites: sites.map(({ name, role, href }) => ({ name, role: describeRole(role), href })),
  };
};

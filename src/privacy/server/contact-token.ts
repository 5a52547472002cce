import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { Contact } from '../rules/contact.ts';

export interface TokenBinding {
  readonly siteSlug: string;
  readonly personUuid: string;
  readonly purpose: 'search' | 'export';
}

/** Encrypts contacts for use in a URL, because URLs end up in logs and browser histories. */
export interface ContactTokens {
  readonly write: (contacts: readonly Contact[], binding: TokenBinding, until: Date) => string;
  readonly read: (token: string, binding: TokenBinding, now: Date) => readonly Contact[] | null;
}

interface Sealed {
  readonly contacts: readonly Contact[];
  readonly untilMs: number;
}

const nameOf = ({ siteSlug, personUuid, purpose }: TokenBinding): string =>
  `privacy ${purpose} ${siteSlug} ${personUuid}`;

export const createContactTokens = (sealer: Sealer): ContactTokens => ({
  write: (contacts, binding, until) =>
    sealer.seal(JSON.stringify({ contacts, untilMs: until.getTime() } satisfies Sealed), nameOf(binding)),
  read: (token, binding, now) => {
    const text = sealer.open(token, nameOf(binding));
    if (text === null) return null;
    const { contacts, untilMs } = JSON.parse(text) as Sealed;
    return untilMs < now.getTime() ? null : contacts;
  },
});

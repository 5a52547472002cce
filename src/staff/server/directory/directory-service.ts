import type { Actor } from '../../rules/audit.ts';
import type { DirectoryRefusal } from '../../rules/directory/directory-refusal.ts';
import {
  type DirectorySite,
  listDirectoriesOfEmail,
  listDirectorySites,
  type SiteWithStaff,
  toDirectorySite,
} from '../../rules/directory/directory-site.ts';
import { readDirectoryPerson } from '../../rules/directory/read-directory-person.ts';
import { directoryAttemptMs } from '../../rules/staff-limits.ts';
import { isNewLogin } from '../../rules/step-up.ts';
import type { StaffSession } from '../session-store.ts';
import { hashStaffSecret, makeStaffSecret } from '../staff-secret.ts';
import {
  type DirectoryChecks,
  type DirectoryClaimsAnswer,
  type DirectoryClient,
  toMaxAgeSeconds,
} from './create-directory-client.ts';
import type { DirectoryAttempt, DirectoryDoor, DirectoryStore } from './directory-store.ts';
import { DirectoryUnreachableError } from './directory-unreachable-error.ts';

export type DirectoryOutcome =
  | {
      readonly kind: 'signedIn';
      readonly secret: string;
      readonly personUuid: string;
      readonly isNewWay: boolean;
      readonly target: string;
    }
  | { readonly kind: 'proved'; readonly secret: string; readonly target: string }
  | { readonly kind: 'refused'; readonly reason: DirectoryRefusal }
  | { readonly kind: 'unreachable' };

type Session = Pick<StaffSession, 'personUuid' | 'sessionUuid'>;

export interface DirectoryReturn {
  readonly url: URL;
  readonly secret: string | undefined;
  readonly session: Session | null;
  readonly earlierHash: string | undefined;
  readonly actor: Actor;
}

export interface DirectoryService {
  readonly findSite: (siteSlug: string | undefined) => DirectorySite | undefined;
  readonly isOffered: () => boolean;
  readonly listForEmail: (email: string) => readonly DirectorySite[];
  /** Returns the URL to redirect to and the cookie's secret. Returns null if the directory can't be reached or used. */
  readonly begin: (
    site: DirectorySite,
    asked: {
      readonly session: Session | null;
      readonly target: string;
      readonly callback: string;
    },
    now: Date,
  ) => Promise<{ readonly url: string; readonly secret: string } | null>;
  readonly finish: (site: DirectorySite, returned: DirectoryReturn, now: Date) => Promise<DirectoryOutcome>;
}

export interface DirectoryServiceOptions {
  readonly listSites: () => readonly SiteWithStaff[];
  readonly siteBySlug: (siteSlug: string) => SiteWithStaff | undefined;
  readonly client: DirectoryClient;
  readonly store: DirectoryStore;
  readonly onUnreachable: (siteSlug: string, reason: string) => void;
  readonly onWrong: (siteSlug: string, reason: string) => void;
}

/** Returns only messages, because other properties of an error can contain claims. */
const describeError = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause instanceof Error ? [error.cause.message] : [])].join(' ')
    : '';

/** The checks are derived from the cookie's secret, so the database contains none of them. */
const deriveChecks = (secret: string): DirectoryChecks => ({
  state: hashStaffSecret('directoryState', secret),
  nonce: hashStaffSecret('directoryNonce', secret),
  verifier: hashStaffSecret('directoryVerifier', secret),
});

export const createDirectoryService = (options: DirectoryServiceOptions): DirectoryService => {
  const { listSites, siteBySlug, client, store, onUnreachable, onWrong } = options;

  const reach = async <Answer>(siteSlug: string, ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof DirectoryUnreachableError)) throw error;
      onUnreachable(siteSlug, describeError(error));
      return undefined;
    }
  };

  const refuse = async (
    siteSlug: string,
    reason: DirectoryRefusal,
    actor: Actor,
    now: Date,
  ): Promise<DirectoryOutcome> => {
    await store.recordRefusal(siteSlug, reason, actor, now);
    return { kind: 'refused', reason };
  };

  const enter = async (
    { slug, directory }: DirectorySite,
    { target, startedAt, sessionUuid }: DirectoryAttempt,
    { claims }: Extract<DirectoryClaimsAnswer, { kind: 'claims' }>,
    { session, earlierHash, actor }: DirectoryReturn,
    now: Date,
  ): Promise<DirectoryOutcome> => {
    const reading = readDirectoryPerson(claims, directory);
    if (reading.kind === 'refused') return refuse(slug, reading.reason, actor, now);
    const door: DirectoryDoor = { siteSlug: slug, siteSlugs: listDirectorySites(listSites(), slug), directory };
    if (sessionUuid === null) {
      const answer = await store.signIn(door, reading.person, { actor, earlierHash }, now);
      return answer.kind === 'refused' ? answer : { ...answer, target };
    }
    if (session?.sessionUuid !== sessionUuid) return refuse(slug, 'over', actor, now);
    if (!isNewLogin(claims.auth_time, startedAt)) return refuse(slug, 'oldLogin', actor, now);
    const secret = await store.prove(door, session, claims.sub, actor, now);
    return secret === null ? { kind: 'refused', reason: 'otherPerson' } : { kind: 'proved', secret, target };
  };

  return {
    findSite: (siteSlug) => toDirectorySite(siteSlug === undefined ? undefined : siteBySlug(siteSlug)),
    isOffered: () => listSites().some((site) => toDirectorySite(site) !== undefined),
    listForEmail: (email) => listDirectoriesOfEmail(listSites(), email),
    begin: async ({ slug, directory }, { session, target, callback }, now) => {
      const { secret, secretHash } = makeStaffSecret('directory');
      const asksAgain = session !== null;
      const url = await reach(slug, () => client.begin(directory, callback, deriveChecks(secret), asksAgain));
      if (url === undefined) return null;
      await store.addAttempt(slug, secretHash, { sessionUuid: session?.sessionUuid ?? null, target, startedAt: now });
      return { url, secret };
    },
    finish: async (site, returned, now) => {
      const { slug, directory } = site;
      const { secret, url, actor } = returned;
      // Strangers without the cookie can't add entries to the audit log.
      if (secret === undefined) return { kind: 'refused', reason: 'over' };
      const attempt = await store.takeAttempt(slug, hashStaffSecret('directory', secret), now);
      if (attempt === undefined) return refuse(slug, 'over', actor, now);
      const maxAge = attempt.sessionUuid === null ? null : toMaxAgeSeconds(directoryAttemptMs);
      const answer = await reach(slug, () => client.finish(directory, url, deriveChecks(secret), maxAge));
      if (answer === undefined) return { kind: 'unreachable' };
      if (answer.kind === 'cancelled') return refuse(slug, 'cancelled', actor, now);
      if (answer.kind === 'claims') return enter(site, attempt, answer, returned, now);
      onWrong(slug, describeError(answer.cause));
      return refuse(slug, 'wrong', actor, now);
    },
  };
};

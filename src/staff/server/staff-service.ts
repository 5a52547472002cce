import { randomUUID } from 'node:crypto';
import type { RenderMail } from '#src/leads/server/mail/render-mail.ts';
import type { MailPalette } from '#src/leads/view/mail-view.ts';
import { minuteMs } from '#src/lib/durations.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { Actor } from '../rules/audit.ts';
import type { Membership } from '../rules/membership.ts';
import { invitationMs, signInLinkMs } from '../rules/staff-limits.ts';
import { buildInvitationMail, buildSignInLinkMail } from '../view/build-staff-mails.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { LinkStore } from './link-store.ts';

export interface InvitingSite {
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
  readonly brand: { readonly palette: MailPalette };
}

export interface StaffServiceOptions {
  readonly invitations: Pick<InvitationStore, 'add'>;
  readonly links: Pick<LinkStore, 'add'>;
  readonly mailer: Mailer;
  readonly renderMail: RenderMail;
  readonly onProblem: (error: unknown) => void;
}

export interface StaffService {
  /** Rejects if the email can't be sent. Inviting the person again then replaces the invitation. */
  readonly invite: (
    site: InvitingSite,
    invited: Membership & { readonly email: string },
    by: Actor & { readonly name: string },
    deskOrigin: string,
    now: Date,
  ) => Promise<void>;
  /** Returns before looking up the address, so that the response time doesn't reveal who works here. */
  readonly sendSignInLink: (email: string, deskOrigin: string, now: Date) => void;
}

export const createStaffService = (options: StaffServiceOptions): StaffService => {
  const { invitations, links, mailer, renderMail, onProblem } = options;
  const mailLink = async (email: string, deskOrigin: string, now: Date): Promise<void> => {
    const secret = await links.add(email, now);
    if (secret === null) return;
    const mail = buildSignInLinkMail(`${deskOrigin}/links/${secret}`, signInLinkMs / minuteMs);
    await mailer.send({ id: randomUUID(), fromName: 'Forecourt desk', to: email, replyTo: null, ...mail });
  };
  return {
    invite: async (site, { email, ...membership }, by, deskOrigin, now) => {
      const secret = await invitations.add(membership, email, by, now);
      const view = buildInvitationMail(site, {
        role: membership.role,
        url: `${deskOrigin}/invitations/${secret}`,
        expiresAt: new Date(now.getTime() + invitationMs),
        inviterName: by.name,
      });
      const mail = await renderMail(view, site.brand.palette);
      await mailer.send({ id: randomUUID(), fromName: site.name, to: email, replyTo: null, ...mail });
    },
    sendSignInLink: (email, deskOrigin, now) => void mailLink(email, deskOrigin, now).catch(onProblem),
  };
};

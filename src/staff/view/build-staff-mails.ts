import type { MailView } from '#src/leads/view/mail-view.ts';
import { describeDated } from '#src/lib/dates/format-date.ts';
import type { Role } from '../rules/roles.ts';
import { describeRole } from './role-words.ts';

interface MailedSite {
  readonly name: string;
  readonly timeZone: string;
}

export const buildInvitationMail = (
  site: MailedSite,
  {
    role,
    url,
    expiresAt,
    inviterName,
  }: {
    readonly role: Role;
    readonly url: string;
    readonly expiresAt: Date;
    readonly inviterName: string;
  },
): MailView => ({
  subject: `Join ${site.name} on the Forecourt desk`,
  preview: `Follow up ${site.name} leads from your computer or phone.`,
  sender: site.name,
  heading: `Join ${site.name}`,
  paragraphs: [
    `${inviterName} invited you to the ${site.name} desk, where the team follows up its leads.`,
    `You’ll sign in with your fingerprint, face or screen lock. There’s no password.`,
  ],
  rows: [
    { label: 'Your role', text: describeRole(role), href: null },
    { label: 'Accept', text: 'Open your invitation', href: url },
    { label: 'Valid until', text: describeDated(expiresAt.getTime(), site.timeZone), href: null },
  ],
  quote: null,
  footer: ['If you don’t work here, you can ignore this email.'],
});

export const buildSignInLinkMail = (
  url: string,
  minutes: number,
): Pick<MailView, 'subject'> & { readonly text: string } => ({
  subject: 'Your sign-in link for the Forecourt desk',
  text: `Open this link to sign in. It works once and expires in ${minutes} minutes. You’ll also need a code from your authenticator app, or a recovery code.

${url}

If you didn’t ask for it, you can ignore this email. Nobody can sign in with the link alone.
`,
});

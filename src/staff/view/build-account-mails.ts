import { describeDated } from '#src/lib/dates/format-date.ts';

export type AccountChange =
  | 'newDevice'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'recoveryCodesMade'
  | 'directoryLinked';

interface AccountChangeFacts {
  readonly change: AccountChange;
  readonly at: Date;
  readonly timeZone: string;
  readonly device: string;
  readonly address: string;
  readonly accountUrl: string;
}

const words: Readonly<Record<AccountChange, { readonly subject: string; readonly sentence: string }>> = {
  newDevice: { subject: 'New sign-in to the Forecourt desk', sentence: 'You signed in with a new browser.' },
  passkeyAdded: {
    subject: 'A passkey was added to your Forecourt desk account',
    sentence: 'A passkey was added to your account.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Forecourt desk account',
    sentence: 'A passkey was removed from your account.',
  },
  authenticatorAdded: {
    subject: 'An authenticator app was added to your Forecourt desk account',
    sentence: 'An authenticator app was added to your account.',
  },
  authenticatorRemoved: {
    subject: 'The authenticator app was removed from your Forecourt desk account',
    sentence: 'The authenticator app was removed from your account.',
  },
  recoveryCodesMade: {
    subject: 'New recovery codes for your Forecourt desk account',
    sentence: 'New recovery codes were created for your account. Your old codes no longer work.',
  },
  directoryLinked: {
    subject: 'Single sign-on was added to your Forecourt desk account',
    sentence: 'You can now sign in with your work account.',
  },
};

export const buildAccountChangeMail = (
  facts: AccountChangeFacts,
): { readonly subject: string; readonly text: string } => {
  const { change, at, timeZone, device, address, accountUrl } = facts;
  const { subject, sentence } = words[change];
  return {
    subject,
    text: `${sentence}

When: ${describeDated(at.getTime(), timeZone)} (${timeZone})
Browser: ${device}
IP address: ${address}

If it wasn’t you, tell an owner of your site, then end your other sessions under Account:

${accountUrl}
`,
  };
};

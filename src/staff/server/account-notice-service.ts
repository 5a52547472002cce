import { randomUUID } from 'node:crypto';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { Actor } from '../rules/audit.ts';
import { type AccountChange, buildAccountChangeMail } from '../view/build-account-mails.ts';
import type { DeviceStore } from './device-store.ts';
import { hashStaffSecret } from './staff-secret.ts';

export interface NoticedPerson {
  readonly personUuid: string;
  readonly email: string;
  readonly timeZone: string;
}

export interface NoticedMoment {
  readonly actor: Actor;
  readonly accountUrl: string;
  readonly now: Date;
}

export interface AccountNoticeServiceOptions {
  readonly devices: DeviceStore;
  readonly mailer: Mailer;
  readonly onProblem: (error: unknown) => void;
}

export interface AccountNoticeService {
  /** Emails a person in the background, without retries. A failure is only logged. */
  readonly tell: (person: NoticedPerson, change: AccountChange, at: NoticedMoment) => void;
  readonly noteSignIn: (person: NoticedPerson, deviceSecret: string, at: NoticedMoment) => Promise<void>;
}

export const createAccountNoticeService = (options: AccountNoticeServiceOptions): AccountNoticeService => {
  const { devices, mailer, onProblem } = options;
  const tell: AccountNoticeService['tell'] = ({ email, timeZone }, change, { actor, accountUrl, now }) => {
    const { address, device } = actor;
    const mail = buildAccountChangeMail({ change, at: now, timeZone, device, address, accountUrl });
    mailer.send({ id: randomUUID(), fromName: 'Forecourt desk', to: email, replyTo: null, ...mail }).catch(onProblem);
  };
  return {
    tell,
    noteSignIn: async (person, deviceSecret, at) => {
      const hash = hashStaffSecret('device', deviceSecret);
      if ((await devices.remember(person.personUuid, hash, at.now)) === 'new') tell(person, 'newDevice', at);
    },
  };
};

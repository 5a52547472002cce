import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import type { SignedInVisitor } from '../rules/visitor.ts';
import { maskMobile } from './mask-mobile.ts';

export interface AccountDevice {
  readonly sessionUuid: string;
  readonly name: string;
  readonly signedIn: string;
  readonly isThis: boolean;
}

export interface AccountView {
  readonly maskedPhone: string;
  readonly devices: readonly AccountDevice[];
  readonly path: string;
}

export interface StoredDevice {
  readonly sessionUuid: string;
  readonly device: string;
  readonly signedInAt: string;
}

interface AccountOptions {
  readonly visitor: Pick<SignedInVisitor, 'phone'>;
  readonly sessionUuid: string | null;
  readonly devices: readonly StoredDevice[];
  readonly path: string;
  readonly timeZone: string;
}

/** @spec B3.19, D.28 */
export const buildAccountView = (options: AccountOptions): AccountView => {
  const devices = options.devices.map(({ sessionUuid, device, signedInAt }) => ({
    sessionUuid,
    name: device,
    signedIn: formatDayInWords(localDay(new Date(signedInAt), options.timeZone)),
    isThis: sessionUuid === options.sessionUuid,
  }));
  return {
    maskedPhone: maskMobile(options.visitor.phone),
    devices: devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)),
    path: options.path,
  };
};

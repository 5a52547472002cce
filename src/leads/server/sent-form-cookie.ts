import { parseCookie, stringifySetCookie } from 'cookie';
import { isUuid } from '#src/lib/is-uuid.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { isSuccessName, type SuccessName } from '../rules/success-name.ts';

const cookieName = '__Secure-sent-form';

const minutes = 30;

export interface SentForm {
  readonly name: SuccessName;
  readonly leadUuid: string;
}

/** @spec L4.06 */
export const writeSentForm = ({ name, leadUuid }: SentForm): string =>
  stringifySetCookie({
    name: cookieName,
    value: `${name}~${leadUuid}`,
    path: pagePaths.success,
    maxAge: minutes * 60,
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
  });

/** @spec L4.06 */
export const readSentForm = (header: string | undefined): SentForm | null => {
  if (header === undefined || !header.includes(cookieName)) return null;
  const [name = '', leadUuid = ''] = (parseCookie(header)[cookieName] ?? '').split('~', 2);
  return isSuccessName(name) && isUuid(leadUuid) ? { name, leadUuid } : null;
};

import { parseCookie, stringifySetCookie } from 'cookie';
import * as pagePaths from '#src/lib/page-paths.ts';
import { isSuccessName, type SuccessName } from '../rules/success-name.ts';

const cookieName = '__Secure-sent-form';

const minutes = 30;

/** Returns the Set-Cookie header that lets the success page name the form. It holds only the form's kind. @spec L4.06 */
export const writeSentForm = (name: SuccessName): string =>
  stringifySetCookie({
    name: cookieName,
    value: name,
    path: pagePaths.success,
    maxAge: minutes * 60,
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
  });

/** Returns the form in a Cookie header, null when none was sent recently. @spec L4.06 */
export const readSentForm = (header: string | undefined): SuccessName | null => {
  if (header === undefined || !header.includes(cookieName)) return null;
  const name = parseCookie(header)[cookieName] ?? '';
  return isSuccessName(name) ? name : null;
};

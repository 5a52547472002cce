import { parseCookie, stringifySetCookie } from 'cookie';
import * as pagePaths from '#src/lib/page-paths.ts';
import { isSuccessName, type SuccessName } from '../rules/success-name.ts';

const cookieName = '__Secure-sent-form';

/** For how long the page after a form still speaks of it. */
const minutes = 30;

/** The Set-Cookie header by which a browser proves to the page after a form that it sent one. It holds the form's kind alone. @spec L4.06 */
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

/** What the browser sent last, by its Cookie header; null where it sent nothing of late. @spec L4.06 */
export const readSentForm = (header: string | undefined): SuccessName | null => {
  if (header === undefined || !header.includes(cookieName)) return null;
  const name = parseCookie(header)[cookieName] ?? '';
  return isSuccessName(name) ? name : null;
};

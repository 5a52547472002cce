import { type ApplicationAnswers, type AskedPart, getApplicationField, listPartFields } from './application-fields.ts';

/** What is read of one field, in characters: more than any may have, so that too much is seen as such. */
const maxReadLength = 300;

const clean = (text: string): string => text.slice(0, maxReadLength).toWellFormed().replaceAll('\0', '').trim();

/** The answers of a part as a form sends them; what it does not send is empty. @spec D.41 */
export const readAnswers = (part: AskedPart, textOf: (name: string) => string | null): ApplicationAnswers =>
  Object.fromEntries(
    listPartFields(part)
      .flatMap((name) => [name, getApplicationField(name).periodName ?? name])
      .map((name) => [name, clean(textOf(name) ?? '')]),
  );

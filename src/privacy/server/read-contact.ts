import { parseLeadPhone } from '#src/leads/server/parse-lead-phone.ts';
import { readEmail } from '#src/staff/rules/read-email.ts';
import type { Contact } from '../rules/contact.ts';

const maxPhoneLength = 40;

export const readContact = (written: string): Contact | null => {
  const email = readEmail(written);
  if (email !== null) return { kind: 'email', value: email };
  const phone = written.length > maxPhoneLength ? undefined : parseLeadPhone(written.trim());
  return phone === undefined ? null : { kind: 'phone', value: phone };
};

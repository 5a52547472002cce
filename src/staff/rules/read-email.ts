import { maxEmailLength } from './staff-limits.ts';

const shape = /^[^\s@<>",;:]{1,64}@[^\s@<>",;:]{1,190}$/;

export const readEmail = (written: string): string | null => {
  const email = written
    .slice(0, 2 * maxEmailLength)
    .trim()
    .toLowerCase();
  const domain = email.slice(email.indexOf('@') + 1);
  const isAddress = email.length <= maxEmailLength && shape.test(email) && domain.includes('.', 1);
  return isAddress && !domain.endsWith('.') ? email : null;
};

import { expect, it } from 'vitest';
import { makeVisitLink, readVisitLink } from './visit-link.ts';

const appointmentUuid = '0b6b0c5c-6f5d-4b6e-9a53-5a0a55f2f2c1';

it('is read back as its hash, and no two are the same [D.22]', () => {
  const [{ link, ...kept }, other] = [makeVisitLink(appointmentUuid), makeVisitLink(appointmentUuid)];
  expect(readVisitLink(link)).toEqual(kept);
  expect(other.linkHash).not.toBe(kept.linkHash);
});

it.each([
  '',
  appointmentUuid,
  `${appointmentUuid}.`,
  `${appointmentUuid}.${'a'.repeat(21)}`,
  `${appointmentUuid}.${'a'.repeat(23)}`,
  `${appointmentUuid.toUpperCase()}.${'a'.repeat(22)}`,
  `${appointmentUuid}.${'a'.repeat(21)}\0`,
  `${appointmentUuid}.${'a'.repeat(22)}\n`,
  `' OR 1=1`,
])('rejects %j [D.22]', (text) => {
  expect(readVisitLink(text)).toBeUndefined();
});

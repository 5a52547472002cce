import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DatabaseUnavailableError, findUnavailableReason, toDatabaseError } from './database-unavailable-error.ts';

const withCode = (code: string): Error => Object.assign(new Error('no'), { code });

it.each([
  ['ECONNREFUSED', 'connection'],
  ['57P01', 'connection'],
  ['57P03', 'connection'],
  ['08006', 'connection'],
  ['28P01', 'connection'],
  ['3D000', 'connection'],
  ['25006', 'connection'],
  ['53100', 'resources'],
  ['53300', 'resources'],
  ['58030', 'resources'],
  ['58P01', 'resources'],
  ['57014', 'timeout'],
  ['23505', undefined],
  ['42P01', undefined],
])('maps code %s to %s', (code, reason) => {
  expect(findUnavailableReason(withCode(code))).toBe(reason);
  expect(findUnavailableReason(new Error('Failed query', { cause: withCode(code) }))).toBe(reason);
});

it('takes a full disk at a new connection for a lack of resources, not for a fault of ours', () => {
  const internal = (message: string) => Object.assign(new Error(message), { code: 'XX000' });
  expect(findUnavailableReason(internal('could not write init file'))).toBe('resources');
  expect(findUnavailableReason(internal('unrecognized node type: 1'))).toBeUndefined();
});

it('leaves other errors unchanged', () => {
  const error = withCode('23505');
  expect(toDatabaseError(error)).toBe(error);
  expect(toDatabaseError(withCode('57P01'))).toBeInstanceOf(DatabaseUnavailableError);
});

it.each(['53100', '23505'])('includes PostgreSQL’s message for %s and none of the values', (code) => {
  const said = Object.assign(new Error('no space'), { code });
  const failed = new DrizzleQueryError('insert into leads values ($1)', ['ada@example.com'], said);
  const error = toDatabaseError(failed) as Error;
  expect(error.message).toContain('no space');
  const { message, stack, ...fields } = error;
  expect(`${message}${stack}${JSON.stringify(fields)}`).not.toContain('ada@example.com');
});

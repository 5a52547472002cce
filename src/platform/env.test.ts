import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv, readSecretOrFile } from './env.ts';
import { makeTemporaryFolder } from './testing/make-temporary-folder.ts';

describe('readEnv', () => {
  it('gives every variable its default', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: './data',
      SITES_DIR: './sites',
      DATABASE_URL: undefined,
      DATABASE_REPLICA_URLS: [],
      TRUST_PROXY: 0,
      FORECOURT_ENV: 'production',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: '', DATA_DIR: ' ' })).toMatchObject({ PORT: 3000, DATA_DIR: './data' });
  });

  it('reads numbers, booleans and lists', () => {
    const env = readEnv({
      PORT: '8080',
      TRUST_PROXY: 'yes',
      DATABASE_URL: 'postgres://a@b/c',
      DATABASE_REPLICA_URLS: 'postgres://r1/c, postgresql://r2/c',
    });
    expect(env.PORT).toBe(8080);
    expect(env.TRUST_PROXY).toBe(1);
    expect(env.DATABASE_REPLICA_URLS).toEqual(['postgres://r1/c', 'postgresql://r2/c']);
  });

  it.each([
    ['2', 2],
    ['false', 0],
    ['10.0.0.0/8, 2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
  ])('reads trusted proxies: %s', (text, proxies) => {
    expect(readEnv({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(proxies);
  });

  it.each([
    ['PORT', '70000', /PORT="70000".*65535/],
    ['PORT', '3000.5', /PORT/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL="loud".*silent/],
    ['FORECOURT_ENV', 'prod', /development or production/],
    ['TRUST_PROXY', 'perhaps', /number of proxies/],
    ['TRUST_HOST_HEADER', 'Forwarded', /holds only a host/],
    ['TRUST_HOST_HEADER', 'X-Forwarded-Host: a', /holds only a host/],
    ['REQUEST_TIMEOUT_MS', '0', /from 1 to 3600000/],
  ])('names %s=%s and what is allowed', (name, value, message) => {
    expect(() => readEnv({ [name]: value })).toThrow(message);
  });

  it('requires a sender address with a mail server', () => {
    expect(() => readEnv({ SMTP_URL: 'smtp://mail.example' })).toThrow(/SMTP_URL is set without MAIL_FROM/);
    const url = 'smtps://user:password@mail.example:465';
    expect(readEnv({ SMTP_URL: url, MAIL_FROM: 'a@b.example' })).toMatchObject({
      SMTP_URL: url,
      MAIL_FROM: 'a@b.example',
    });
    expect(() => readEnv({ SMTP_URL: 'http://mail.example' })).toThrow(/SMTP_URL is not allowed/);
  });

  it('names every wrong variable at once', () => {
    expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  it('does not print a URL that may hold a password', () => {
    const read = () => readEnv({ DATABASE_URL: 'mysql://root:hunter2@db/x' });
    expect(read).toThrow(EnvError);
    expect(read).not.toThrow(/hunter2/);
  });

  it('requires a domain of inbound mail with a way for it to arrive', () => {
    const domain = { INBOUND_MAIL_DOMAIN: 'Reply.example' };
    expect(() => readEnv(domain)).toThrow(/INBOUND_MAIL_DOMAIN must be set together/);
    const url = 'imaps://desk:hunter2@mail.example/INBOX';
    expect(readEnv({ ...domain, INBOUND_IMAP_URL: url }).INBOUND_MAIL_DOMAIN).toBe('reply.example');
    expect(() => readEnv({ INBOUND_IMAP_URL: url })).toThrow(/must be set together/);
    expect(() => readEnv({ INBOUND_MAIL_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
  });

  it('takes text messages only with the token that proves who sent them', () => {
    const account = { TWILIO_ACCOUNT_SID: 'ACx', TWILIO_AUTH_TOKEN: 'hunter2', TWILIO_FROM: '+61491570157' };
    expect(() => readEnv({ INBOUND_SMS: 'on' })).toThrow(/INBOUND_SMS is on without TWILIO_AUTH_TOKEN/);
    expect(readEnv({ ...account, INBOUND_SMS: 'on' }).INBOUND_SMS).toBe('on');
    expect(readEnv(account).INBOUND_SMS).toBe('off');
  });

  it('refuses replicas without a primary', () => {
    expect(() => readEnv({ DATABASE_REPLICA_URLS: 'postgres://r1/c' })).toThrow(/without DATABASE_URL/);
  });

  it('accepts a host header only with trusted proxies', () => {
    const header = { TRUST_HOST_HEADER: 'X-Forwarded-Host' };
    expect(readEnv({ ...header, TRUST_PROXY: '1' }).TRUST_HOST_HEADER).toBe('x-forwarded-host');
    expect(() => readEnv(header)).toThrow(/without TRUST_PROXY/);
  });
});

describe('readSecretOrFile', () => {
  it('reads a variable, or else the file that its _FILE names, without the line break at its end', () => {
    const file = join(makeTemporaryFolder('secret'), 'directory');
    writeFileSync(file, 'from a file\n');
    expect(readSecretOrFile('DIRECTORY', { DIRECTORY: 'set', DIRECTORY_FILE: file })).toBe('set');
    expect(readSecretOrFile('DIRECTORY', { DIRECTORY_FILE: file })).toBe('from a file');
    expect(readSecretOrFile('DIRECTORY', { DIRECTORY_FILE: `${file}-2` })).toBeUndefined();
    expect(readSecretOrFile('DIRECTORY', {})).toBeUndefined();
  });
});

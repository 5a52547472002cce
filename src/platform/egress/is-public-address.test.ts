import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '100.63.0.1', '2001:4860:4860::8888', '2606:4700::1'])(
    'is true for %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine by another number', '127.255.0.9'],
    ['this machine in IPv6', '::1'],
    ['this machine, mapped', '::ffff:127.0.0.1'],
    ['a public address, mapped', '::ffff:8.8.8.8'],
    ['this machine, compatible', '::127.0.0.1'],
    ['this machine, compatible, without dots', '::7f00:1'],
    ['this machine, translated', '64:ff9b::7f00:1'],
    ['this machine, translated locally', '64:ff9b:1::7f00:1'],
    ['this machine by 6to4', '2002:7f00:1::'],
    ['this machine by Teredo', '2001:0:7f00:1::'],
    ['no address', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['no address in IPv6', '::'],
    ['a private net', '10.0.0.1'],
    ['a private net', '172.16.0.1'],
    ['a private net', '172.31.255.255'],
    ['a private net', '192.168.1.1'],
    ['a unique local net', 'fd00::1'],
    ['a site of old', 'fec0::1'],
    ['a cloud that tells its secrets', '169.254.169.254'],
    ['a link', 'fe80::1'],
    ['a link with its interface', 'fe80::1%eth0'],
    ["a carrier's net", '100.64.0.1'],
    ['many', '224.0.0.1'],
    ['many in IPv6', 'ff02::1'],
    ['all', '255.255.255.255'],
    ['what is reserved', '240.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation in IPv6', '2001:db8::1'],
    ['benchmarks', '198.18.0.1'],
    ['a number', '2130706433'],
    ['an address of two parts', '127.1'],
    ['an address in octal', '0177.0.0.1'],
    ['a name', 'localhost'],
    ['nothing', ''],
  ])('is false for %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is false for every IPv6 address outside 2000::/3', () => {
    const outside = fc
      .tuple(fc.integer({ min: 0, max: 0xffff }), fc.ipV4())
      .filter(([first]) => first >> 13 !== 1)
      .map(([first, rest]) => `${first.toString(16)}::${rest}`);
    fc.assert(
      fc.property(outside, (address) => {
        expect(isPublicAddress(address)).toBe(false);
      }),
    );
  });
});

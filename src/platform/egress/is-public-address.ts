import ipaddr from 'ipaddr.js';

// All that has been given out of IPv6. Outside of it are forms that ipaddr.js has no name for, such as ::7f00:1.
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is somebody's on the public network: not this machine, not a private net, nothing translated. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(givenOut));
};

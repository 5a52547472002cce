import ipaddr from 'ipaddr.js';

// All of IPv6 that has been allocated. Outside it are forms that ipaddr.js has no name for, such as ::7f00:1.
const allocated = ipaddr.IPv6.parseCIDR('2000::/3');

export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(allocated));
};

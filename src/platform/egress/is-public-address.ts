import ipaddr from 'ipaddr.js';

// The allocated part of IPv6. ipaddr.js doesn't recognise some special addresses outside it, such as ::7f00:1.
const allocated = ipaddr.IPv6.parseCIDR('2000::/3');

export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(allocated));
};

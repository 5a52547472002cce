import type { Role } from '../rules/roles.ts';

const words: Readonly<Record<Role, { readonly name: string; readonly can: string }>> = {
  owner: { name: 'Owner', can: 'Everything: leads, reports, staff and the audit log' },
  manager: {
    name: 'Manager',
    can: 'Reads, answers and assigns leads, refunds deposits, reads reports, and sees who works here',
  },
  sales: { name: 'Sales', can: 'Reads leads, answers them and takes unassigned ones' },
  stock: { name: 'Stock', can: 'Nothing yet: leads stay closed' },
  marketing: { name: 'Marketing', can: 'Nothing yet: leads stay closed' },
};

export const describeRole = (role: Role): string => words[role].name;

export const describeRoleScope = (role: Role): string => words[role].can;

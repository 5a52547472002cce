import type { Role } from '../rules/roles.ts';

const words: Readonly<Record<Role, { readonly name: string; readonly can: string }>> = {
  owner: { name: 'Owner', can: 'Everything, including staff and the audit log' },
  manager: {
    name: 'Manager',
    can: 'Everything except managing staff and viewing the audit log',
  },
  sales: {
    name: 'Sales',
    can: 'Replies to leads, handles appointments, reservations and prizes, requests payments, and sees trade-ins',
  },
  stock: { name: 'Stock', can: 'No access yet' },
  marketing: { name: 'Marketing', can: 'No access yet' },
};

export const describeRole = (role: Role): string => words[role].name;

export const describeRoleScope = (role: Role): string => words[role].can;

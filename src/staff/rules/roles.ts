export const roles = ['owner', 'manager', 'sales', 'stock', 'marketing'] as const;

export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);

export const permissions = [
  'leads.read',
  /** Notes, stages, and taking an unassigned lead. */
  'leads.work',
  /** Giving a lead to somebody else, or taking it from them. */
  'leads.assign',
  'reports.read',
  'staff.read',
  'staff.manage',
  'audit.read',
  'reservations.read',
  /** Marking a reserved vehicle sold. */
  'reservations.work',
  /** Releasing, refunding, and recording that a refused refund was paid back another way. */
  'reservations.refund',
  'audit.export',
] as const;

export type Permission = (typeof permissions)[number];

/** A role may do only what its row lists. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: [
    'leads.read',
    'leads.work',
    'leads.assign',
    'reports.read',
    'staff.read',
    'reservations.read',
    'reservations.work',
    'reservations.refund',
  ],
  sales: ['leads.read', 'leads.work', 'reservations.read', 'reservations.work'],
  stock: [],
  marketing: [],
};

export const hasPermission = (role: Role, permission: Permission): boolean =>
  rolePermissions[role].includes(permission);

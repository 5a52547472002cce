export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const childrenOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

export const nameOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value.value === 'string' ? value.value : undefined;

export const visitNodes = (value: unknown, visit: (node: Node) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) visit(value);
  for (const child of Object.values(value)) visitNodes(child, visit);
};

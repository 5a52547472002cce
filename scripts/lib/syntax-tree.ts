/** A node of the syntax tree that @swc/core makes, of which only some kinds matter here. */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes of a list in a tree; none when it is not a list. */
export const childrenOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The name or the text of a node that is an identifier or a literal. */
export const nameOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value.value === 'string' ? value.value : undefined;

/** Calls back with every node of a tree. */
export const visitNodes = (value: unknown, visit: (node: Node) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) visit(value);
  for (const child of Object.values(value)) visitNodes(child, visit);
};

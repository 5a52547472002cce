interface Entry {
  readonly text: string;
  readonly row: number;
}

type Node = { readonly entries: Entry[] } | { readonly children: Map<string, Node> };

/** Characters consumed at each level of the tree. */
const stride = 3;
const maxLeaf = 48;
/** Shorter prefixes would match too much. */
const minPrefixLength = 3;

const stepOf = (text: string, depth: number): string => text.slice(depth * stride, (depth + 1) * stride);

/** Finds identifiers by exact match or prefix, in a tree whose leaves are short lists. */
export class IdentifierIndex {
  #root: Node = { entries: [] };
  #count = 0;

  get bytes(): number {
    return this.#count * 110;
  }

  add(text: string, row: number): void {
    this.#root = insert(this.#root, { text, row }, 0);
    this.#count++;
  }

  remove(text: string, row: number): void {
    let node = this.#root;
    for (let depth = 0; 'children' in node; depth++) {
      const next = node.children.get(stepOf(text, depth));
      if (next === undefined) return;
      node = next;
    }
    const at = node.entries.findIndex((entry) => entry.row === row && entry.text === text);
    const last = node.entries.pop();
    if (last !== undefined && at >= 0 && at < node.entries.length) node.entries[at] = last;
    this.#count--;
  }

  find(text: string, take: (row: number, isWhole: boolean) => void): void {
    visit(this.#root, text, 0, text.length >= minPrefixLength, take);
  }
}

const insert = (node: Node, entry: Entry, depth: number): Node => {
  if ('children' in node) {
    const step = stepOf(entry.text, depth);
    node.children.set(step, insert(node.children.get(step) ?? { entries: [] }, entry, depth + 1));
    return node;
  }
  node.entries.push(entry);
  // Identical identifiers can't be split further and stay in one leaf.
  if (node.entries.length <= maxLeaf || node.entries.every(({ text }) => text.length <= depth * stride)) return node;
  const parted: Node = { children: new Map() };
  for (const each of node.entries) insert(parted, each, depth);
  return parted;
};

const visit = (
  node: Node,
  text: string,
  depth: number,
  isPrefix: boolean,
  take: (row: number, isWhole: boolean) => void,
): void => {
  if ('entries' in node) {
    for (const entry of node.entries) {
      if (entry.text === text) take(entry.row, true);
      else if (isPrefix && entry.text.startsWith(text)) take(entry.row, false);
    }
    return;
  }
  const step = stepOf(text, depth);
  if (step.length === stride || !isPrefix) {
    const next = node.children.get(step);
    if (next !== undefined) visit(next, text, depth + 1, isPrefix, take);
    return;
  }
  for (const [key, child] of node.children) if (key.startsWith(step)) visit(child, text, depth + 1, isPrefix, take);
};

import { parseSync } from '@swc/core';
import { childrenOf, isNode, type Node, nameOf, visitNodes } from '../lib/syntax-tree.ts';
import { collectTypedNames, listTypeOwners, type TypedNames } from './typed-names.ts';

export const anyKey = '*';
export const anyKeyOfAny = `${anyKey}.${anyKey}`;

const keyOf = (property: unknown): string | undefined => {
  if (!isNode(property)) return undefined;
  if (property.type !== 'Computed') return nameOf(property);
  const key = property.expression;
  if (isNode(key) && (key.type === 'StringLiteral' || key.type === 'NumericLiteral')) return nameOf(key);
  return anyKey;
};

const calledAs = (expression: unknown): string | undefined => {
  if (!isNode(expression)) return undefined;
  if (expression.type === 'MemberExpression') return keyOf(expression.property);
  if (expression.type === 'Identifier') return nameOf(expression);
  const { callee, expression: wrapped, base, left } = expression;
  if (expression.type !== 'CallExpression') return calledAs(base ?? wrapped ?? left);
  return calledAs(callee)
    ?.replace(/^use(?=[A-Z])/, '')
    .toLowerCase();
};

const unwrap = (expression: unknown): Node | undefined => {
  if (!isNode(expression) || expression.type === 'MemberExpression') return isNode(expression) ? expression : undefined;
  const inner = expression.base ?? expression.expression;
  return inner === undefined ? expression : unwrap(inner);
};

const findTable = ({ object, property }: Node): unknown => {
  const row = unwrap(object);
  if (row?.type !== 'MemberExpression' || keyOf(property) !== anyKey) return undefined;
  return keyOf(row.property) === anyKey ? row.object : undefined;
};

type Add = (owners: readonly string[], key: string | undefined) => void;

const addPattern = (pattern: Node, owners: readonly string[], add: Add): void => {
  for (const part of childrenOf(pattern.properties)) {
    const key = nameOf(part.key);
    add(owners, key);
    const value = isNode(part.value) && part.value.type === 'AssignmentPattern' ? part.value.left : part.value;
    if (isNode(value) && value.type === 'ObjectPattern' && key !== undefined) addPattern(value, [key], add);
  }
};

const findEntryPattern = ({ callee, arguments: given }: Node): readonly [pattern: Node, list: unknown] | undefined => {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !Array.isArray(given)) return undefined;
  const callback: unknown = given[0]?.expression;
  const [pattern] = isNode(callback) && callback.type === 'ArrowFunctionExpression' ? childrenOf(callback.params) : [];
  return pattern?.type === 'ObjectPattern' ? [pattern, callee.object] : undefined;
};

const addNode = (node: Node, typed: TypedNames, add: Add): void => {
  const ownersOf = (expression: unknown): readonly string[] => {
    const name = calledAs(expression);
    return name === undefined ? [] : [name, ...(typed.names.get(name) ?? [])];
  };
  if (node.type === 'MemberExpression') {
    add(ownersOf(node.object), keyOf(node.property));
    add(ownersOf(findTable(node)), anyKeyOfAny);
  }
  if (node.type === 'ObjectPattern') addPattern(node, listTypeOwners(node.typeAnnotation, typed.aliases), add);
  if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern') {
    addPattern(node.id, ownersOf(node.init), add);
  }
  const entry = node.type === 'CallExpression' ? findEntryPattern(node) : undefined;
  if (entry !== undefined) addPattern(entry[0], ownersOf(entry[1]), add);
};

/**
 * Lists what a TypeScript file reads, as pairs of names: 'search.pageSize' for `site.config.search.pageSize` and for
 * `const { pageSize } = search`, 'phones.*' for `phones[carType]`.
 * Compares only names. It misses a value in a variable that's named after neither its key nor its type, and it can't
 * distinguish values with the same name.
 */
export const findReads = (code: string, isTsx: boolean): ReadonlySet<string> => {
  const module = parseSync(code, { syntax: 'typescript', tsx: isTsx, target: 'esnext' });
  const typed = collectTypedNames(module);
  const reads = new Set<string>();
  const add: Add = (owners, key) => {
    if (key !== undefined) for (const owner of owners) reads.add(`${owner}.${key}`);
  };
  visitNodes(module, (node) => addNode(node, typed, add));
  return reads;
};

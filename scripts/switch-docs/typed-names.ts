import { isNode, nameOf, visitNodes } from '../lib/syntax-tree.ts';

type Owners = ReadonlyMap<string, readonly string[]>;

export interface TypedNames {
  readonly names: Owners;
  readonly aliases: Owners;
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Variables of type 'FinanceProvider' are called financeProvider or provider, and those of 'CardConfig' card. */
const ownersOfName = (name: string): readonly string[] => {
  const bare = name.replace(/(?:Config|Input)$/, '');
  return [lowerFirst(bare), lowerFirst(bare.replace(/^.*(?=[A-Z])/, ''))];
};

export const listTypeOwners = (type: unknown, aliases: Owners): readonly string[] => {
  if (Array.isArray(type)) return type.flatMap((part) => listTypeOwners(part, aliases));
  if (!isNode(type)) return [];
  if (type.type === 'TsIndexedAccessType' && isNode(type.indexType)) {
    return [nameOf(type.indexType.literal) ?? []].flat();
  }
  const inner = Object.values(type).flatMap((part) => listTypeOwners(part, aliases));
  if (type.type !== 'TsTypeReference') return inner;
  const name = nameOf(type.typeName) ?? '';
  return [...ownersOfName(name), ...(aliases.get(name) ?? []), ...inner];
};

export const collectTypedNames = (module: unknown): TypedNames => {
  const aliases = new Map<string, readonly string[]>();
  visitNodes(module, (node) => {
    if (node.type !== 'TsTypeAliasDeclaration') return;
    aliases.set(nameOf(node.id) ?? '', listTypeOwners(node.typeAnnotation, new Map()));
  });
  const names = new Map<string, readonly string[]>();
  visitNodes(module, (node) => {
    const name = node.type === 'TsPropertySignature' ? nameOf(node.key) : nameOf(node);
    if (name === undefined || !node.typeAnnotation) return;
    names.set(name, [...(names.get(name) ?? []), ...listTypeOwners(node.typeAnnotation, aliases)]);
  });
  return { names, aliases };
};

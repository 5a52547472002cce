import { z } from 'zod';
import { siteSchema } from './site-schema.ts';

export interface SchemaNode {
  readonly type?: string;
  readonly description?: string;
  readonly allowed?: string;
  readonly unit?: string;
  readonly spec?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly required?: readonly string[];
}

export const siteJsonSchema: SchemaNode = {
  title: 'A site of Forecourt',
  ...z.toJSONSchema(siteSchema, { io: 'input' }),
} as SchemaNode;

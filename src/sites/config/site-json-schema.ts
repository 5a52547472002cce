import { z } from 'zod';
import { siteSchema } from './site-schema.ts';

/** A part of the JSON Schema of a site's file, as far as this project reads it. */
export interface SchemaNode {
  readonly type?: string;
  readonly description?: string;
  /** In words what a pattern takes. */
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

/**
 * JSON Schema of a site's file, for editors, for docs/switches/ and for error messages.
 * A file may leave out what its template's preset brings; the preset is checked with it at start-up.
 */
export const siteJsonSchema: SchemaNode = {
  title: 'A site of Forecourt',
  ...z.toJSONSchema(siteSchema, { io: 'input' }),
} as SchemaNode;

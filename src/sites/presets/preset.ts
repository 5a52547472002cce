import type { z } from 'zod';
import type { siteSchema } from '../config/site-schema.ts';

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> | undefined }
    : T;

export type Preset = DeepPartial<Omit<z.input<typeof siteSchema>, 'slug' | 'template' | 'name'>>;

import { z } from 'zod';
import { splitList } from './variable.ts';

export const sealingKey = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/),
  /** 32 bytes in base64. */
  key: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
});

export type SealingKey = z.output<typeof sealingKey>;

export const isExampleKey = ({ key }: SealingKey): boolean => /^(.)\1*=$/.test(key);

export const readSealingKeys = (text: string): readonly SealingKey[] =>
  splitList(text).map((item) => {
    const [id = '', ...rest] = item.split(':');
    return { id, key: rest.join(':') };
  });

import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

/** Why a shopper should choose this dealer. @spec L1.11 */
export const reasonSchema = z.strictObject({ title: line(80), text: line(300) });

export type Reason = z.output<typeof reasonSchema>;

import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

export const templateFields = ['firstName', 'vehicle', 'price', 'yard', 'yardPhone', 'dealer', 'ownName'] as const;

export type TemplateField = (typeof templateFields)[number];

const fieldPattern = /\{([^{}]*)\}/g;

const isField = (name: string): name is TemplateField => templateFields.some((field) => field === name);

export const listTemplateFields = (text: string) => {
  const names = [...text.matchAll(fieldPattern)].map(([, name = '']) => name);
  return { known: names.filter(isField), unknown: names.filter((name) => !isField(name)) };
};

export const fillTemplate = (text: string, values: Readonly<Partial<Record<TemplateField, string>>>): string =>
  text.replaceAll(fieldPattern, (braces, name: string) => (isField(name) ? (values[name] ?? braces) : braces));

const templateText = (maxLength: number) => {
  const allowed = `text of 1 to ${maxLength} characters, with fields such as {firstName}: ${templateFields.join(', ')}`;
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .superRefine((text, context) => {
      for (const name of listTemplateFields(text).unknown) {
        const message = `has the unknown field {${name}}: the fields are ${templateFields.join(', ')}`;
        context.addIssue({ code: 'custom', message });
      }
    })
    .meta({ allowed });
};

export const replyTemplateConfig = z
  .strictObject({
    name: line(60).meta({ description: 'Name by which staff choose the template', spec: 'D.32' }),
    kind: z
      .enum(['mail', 'sms'])
      .default('mail')
      .meta({ description: 'Whether the template is for emails or text messages', spec: 'D.32' }),
    subject: templateText(150).nullable().default(null).meta({
      description: 'Subject of the email; null keeps the subject that the reply already has',
      spec: 'D.32',
    }),
    text: templateText(4000).meta({
      description: 'Text of the message. A template is offered for leads that have all of its fields',
      spec: 'D.32',
    }),
  })
  .refine(({ kind, subject }) => kind === 'mail' || subject === null, {
    path: ['subject'],
    message: 'is not allowed: text messages have no subject',
  });

export type ReplyTemplate = z.output<typeof replyTemplateConfig>;

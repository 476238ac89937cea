import { certificateTemplates } from './certificates.js';
import { moneyTemplates } from './money.js';
import { officeTemplates } from './office.js';
import { orderTemplates } from './orders.js';
import { peopleTemplates } from './people.js';
import { shopTemplates } from './shop.js';
import type { Template } from './template.js';

export type { Template } from './template.js';

/** The built-in words; an administrator may reword them. */
export const templates = {
  ...orderTemplates,
  ...moneyTemplates,
  ...certificateTemplates,
  ...shopTemplates,
  ...peopleTemplates,
  ...officeTemplates,
} as const satisfies Record<string, Template>;

export type TemplateCode = keyof typeof templates;
export const isTemplateCode = (code: string): code is TemplateCode => Object.hasOwn(templates, code);

const blank = /\{([^{}]*)\}/g;

/** Placeholders that this message does not know: they would be sent unchanged. */
export const unknownPlaceholders = (code: TemplateCode, text: string): string[] => {
  const known: readonly string[] = templates[code].placeholders;
  return [...text.matchAll(blank)].map(([, name = '']) => name).filter((name) => !known.includes(name));
};

/** Fills in the placeholders; one without a value becomes empty. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(blank, (_, name: string) => values[name] ?? '');

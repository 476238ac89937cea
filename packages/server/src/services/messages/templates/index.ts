import { certificateTemplates } from './certificates.js';
import { moneyTemplates } from './money.js';
import { officeTemplates } from './office.js';
import { orderTemplates } from './orders.js';
import { peopleTemplates } from './people.js';
import { shopTemplates } from './shop.js';
import type { Template } from './template.js';

export type { Template } from './template.js';

/** The words that the portal brings along; an administrator words them anew. */
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

/** Words in braces that this message does not know: saved, they would be sent as they stand. */
export const unknownPlaceholders = (code: TemplateCode, text: string): string[] => {
  const known: readonly string[] = templates[code].placeholders;
  return [...text.matchAll(blank)].map(([, name = '']) => name).filter((name) => !known.includes(name));
};

/** Fills the words in; one without a value leaves nothing. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(blank, (_, name: string) => values[name] ?? '');
